import { act, screen, waitFor } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { renderToString } from 'react-dom/server';
import { PaymentTemplate } from '@/components/templates/payment/PaymentTemplate';
import { CheckoutProvider } from '@/contexts/checkout/CheckoutProvider';
import { TranslationProvider } from '@/contexts/TranslationContext';
import { writeStored } from '@/services/storage';
import { upsellFlow } from '../../support/builders';
import { chooseOption, hydrateEarly } from '../../support/hydrateEarly';
import { buildCheckoutPage, buildRouter } from '../../support/renderWithProviders';
import { dataLead } from './paymentPage';

// What React has to render again, since it is not what the server rendered, fails a test by itself.

/** The payment page with all of its parts, as the server renders it. */
async function buildPage() {
  const page = buildCheckoutPage({ pathname: '/payment', flow: upsellFlow });
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

test('Pix that is chosen before the page runs is what the form and the order are about', async () => {
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

test('the order follows the installments that are chosen before the page runs', async () => {
  await hydrateEarly(await buildPage(), () => {
    expect(screen.queryByText('Cobrado hoje')).not.toBeInTheDocument();
    chooseOption('Parcelas', '1');
  });
  await settle();
  expect(screen.getByLabelText('Parcelas')).toHaveValue('1');
  expect(await screen.findByText('Cobrado hoje')).toBeInTheDocument();
});
