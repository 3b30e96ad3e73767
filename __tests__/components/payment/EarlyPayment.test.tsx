import { act, screen, waitFor } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { renderToString } from 'react-dom/server';
import { PaymentTemplate } from '@/components/templates/payment/PaymentTemplate';
import { CheckoutProvider } from '@/contexts/checkout/CheckoutProvider';
import { TranslationProvider } from '@/contexts/TranslationContext';
import { writeStored } from '@/services/storage';
import { buildPlan, buildStep, upsellFlow } from '../../support/builders';
import { chooseOption, hydrateEarly } from '../../support/hydrateEarly';
import { buildCheckoutPage, buildRouter } from '../../support/renderWithProviders';
import { dataLead } from './paymentPage';

// A part that React has to render again, because it differs from the markup of the server, fails a test by
// itself.

async function buildPage(options: Partial<Parameters<typeof buildCheckoutPage>[0]> = {}) {
  const page = buildCheckoutPage({ pathname: '/payment', flow: upsellFlow, ...options });
  const element = (
    <RouterContext value={buildRouter() as unknown as NextRouter}>
      <TranslationProvider messages={page.messages}>
        <CheckoutProvider page={page}>
          <PaymentTemplate />
        </CheckoutProvider>
      </TranslationProvider>
    </RouterContext>
  );
  renderToString(element);
  await vi.dynamicImportSettled();
  renderToString(element);
  await vi.dynamicImportSettled();
  return element;
}

const settle = () => act(() => vi.dynamicImportSettled());

beforeEach(() => {
  writeStored('dataLead', dataLead);
});

test('the form and the order follow Pix when it is chosen before hydration', async () => {
  await hydrateEarly(await buildPage(), () => {
    expect(screen.getByRole('checkbox', { name: /^Guardar este cartão/ })).not.toBeChecked();
    screen.getByRole('radio', { name: 'Pix' }).click();
    screen.getByRole('checkbox', { name: /Li e aceito/ }).click();
  });
  await settle();
  expect(screen.getByRole('radio', { name: 'Pix' })).toBeChecked();
  expect(screen.queryByLabelText('Número do cartão')).not.toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByRole('checkbox', { name: /^Guardar este cartão/ })).toBeNull();
  });
  expect(screen.getByRole('checkbox', { name: /Li e aceito/ })).toBeChecked();
});

test('the order shows the installments chosen before hydration', async () => {
  await hydrateEarly(await buildPage(), () => {
    expect(screen.queryByText('Cobrado hoje')).not.toBeInTheDocument();
    chooseOption('Parcelas', '1');
  });
  await settle();
  expect(screen.getByLabelText('Parcelas')).toHaveValue('1');
  expect(await screen.findByText('Cobrado hoje')).toBeInTheDocument();
});

function pressEarly() {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Confirmar pagamento' });
  window.earlyClicks = { button, keep: () => undefined, find: () => button };
  return window.earlyClicks;
}

test.each([
  [
    'more than the document said is forgotten, and it is said',
    'dear',
    /O valor atual é R\$\s2\.400,00/,
  ],
  ['as much goes on', 'plan-anual', null],
])('a press before hydration, on a plan that costs %s', async (_, stored, said) => {
  writeStored('PURCHASED_PLAN', stored);
  const dear = buildPlan({ id: 'dear', amount: 240000 });
  const addOn = buildStep({
    id: 'add-on',
    templateId: 'order-bump',
    defaultNextStepId: 'main-payment',
    props: { plan: { id: dear.id, business: 'medcof' } },
  });
  let early: ReturnType<typeof pressEarly> | undefined;
  const page = await buildPage({
    product: { plans: [buildPlan(), dear] },
    flow: { ...upsellFlow, steps: [addOn, ...upsellFlow.steps] },
  });
  await hydrateEarly(page, () => {
    early = pressEarly();
  });
  await settle();
  delete window.earlyClicks;
  if (said) expect(await screen.findByText(said)).toBeVisible();
  else expect(screen.queryByText('O valor mudou')).not.toBeInTheDocument();
  expect(early?.button === null).toBe(said !== null);
});
