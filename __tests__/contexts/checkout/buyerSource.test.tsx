import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NextRouter } from 'next/router';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { lazy, type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useBuyer, useBuyerSource } from '@/contexts/checkout/CheckoutContext';
import { CheckoutProvider } from '@/contexts/checkout/CheckoutProvider';
import { TranslationProvider } from '@/contexts/TranslationContext';
import { writeStored } from '@/services/storage';
import { buildCheckoutPage, buildRouter } from '../../support/renderWithProviders';

const maria = {
  leadId: 'lead-of-maria',
  name: 'Maria Silva',
  email: 'maria@exemplo.com.br',
  phone: '+5511987654321',
};

const pay = vi.fn<(email: string | undefined) => undefined>();

function Form({ part }: { part: ReactNode }) {
  const buyer = useBuyerSource();
  return (
    <>
      <Suspense>{part}</Suspense>
      <button
        onClick={() => {
          pay(buyer.get().lead?.email);
        }}
      >
        Pay
      </button>
    </>
  );
}

const Name = () => <p>{useBuyer().userName ?? 'nobody'}</p>;

const show = (part: ReactNode) => {
  const page = buildCheckoutPage({ pathname: '/payment' });
  return (
    <RouterContext value={buildRouter() as unknown as NextRouter}>
      <TranslationProvider messages={page.messages}>
        <CheckoutProvider page={page}>
          <Form part={part} />
          <Name />
        </CheckoutProvider>
      </TranslationProvider>
    </RouterContext>
  );
};

/** A page as the server has drawn it, for a browser that knows the buyer and lacks a part's code. */
async function hydrate(LatePart: () => ReactNode) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(show(<p>drawn by the server</p>));
  expect(container).toHaveTextContent('nobody');
  writeStored('dataLead', maria);
  let arrive = (): void => undefined;
  const code = new Promise<{ default: () => ReactNode }>((resolve) => {
    arrive = () => {
      resolve({ default: LatePart });
    };
  });
  const Part = lazy(() => code);
  const root = await act(() => Promise.resolve(hydrateRoot(container, show(<Part />))));
  return { arrive, root, container };
}

test('what the server drew stays until its code is there, though the buyer is known before', async () => {
  const { arrive, container, root } = await hydrate(() => <p>drawn by the server</p>);
  expect(screen.getByText('Maria Silva')).toBeVisible();
  expect(screen.getByText('drawn by the server')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(pay).toHaveBeenLastCalledWith(maria.email);
  await act(async () => {
    arrive();
    await Promise.resolve();
  });
  expect(screen.getByText('drawn by the server')).toBeVisible();
  act(() => {
    root.unmount();
  });
  container.remove();
});

test('a lead that another tab leaves meanwhile buys there', async () => {
  const { container, root } = await hydrate(() => null);
  act(() => {
    writeStored('dataLead', { ...maria, leadId: 'lead-of-pedro', email: 'pedro@exemplo.com.br' });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(pay).toHaveBeenLastCalledWith(maria.email);
  act(() => {
    root.unmount();
  });
  container.remove();
});
