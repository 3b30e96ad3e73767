import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NextRouter } from 'next/router';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { renderToString } from 'react-dom/server';
import { EarlyClicks } from '@/components/shell/EarlyClicks';
import { PaymentTemplate } from '@/components/templates/payment/PaymentTemplate';
import { CheckoutProvider } from '@/contexts/checkout/CheckoutProvider';
import { TranslationProvider } from '@/contexts/TranslationContext';
import { createPayment } from '@/services/api/payment';
import { writeStored } from '@/services/storage';
import { buildPlan, buildStep, upsellFlow } from '../../support/builders';
import { chooseOption, hydrateEarly, typeText } from '../../support/hydrateEarly';
import { buildCheckoutPage, buildRouter } from '../../support/renderWithProviders';
import { cpf, dataLead, refuse } from './paymentPage';

vi.mock('@/services/api/payment');

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
        <EarlyClicks />
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

const getOrder = () => within(screen.getByRole('region', { name: 'Resumo do pedido' }));

test('the order shows the installments chosen before hydration', async () => {
  await hydrateEarly(await buildPage(), () => {
    expect(getOrder().getByText(/^\d+x de/)).toBeInTheDocument();
    chooseOption('Parcelas', '1');
  });
  await settle();
  expect(screen.getByLabelText('Parcelas')).toHaveValue('1');
  await waitFor(() => {
    expect(getOrder().queryByText(/^\d+x de/)).not.toBeInTheDocument();
  });
});

function pressEarly(): void {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Confirmar pagamento' });
  window.earlyClicks = { button, keep: () => undefined, find: () => button };
}

const showDearPlan = (options: Parameters<typeof buildPage>[0] = {}) => {
  writeStored('PURCHASED_PLAN', 'dear');
  const dear = buildPlan({ id: 'dear', amount: 240000 });
  const addOn = buildStep({
    id: 'add-on',
    templateId: 'order-bump',
    defaultNextStepId: 'main-payment',
    props: { plan: { id: dear.id, business: 'medcof' } },
  });
  return buildPage({
    rawQuery: 'paymentMethod=pix',
    product: { plans: [buildPlan(), dear] },
    flow: { ...upsellFlow, steps: [addOn, ...upsellFlow.steps] },
    ...options,
  });
};

const fillInAndPress = (document: string) => () => {
  typeText('CPF', document);
  screen.getByRole('checkbox', { name: /Li e aceito/ }).click();
  pressEarly();
};

const currentPrice = /O valor atual é R\$\s2\.400,00/;

test.each([
  ['more than the document said pays nothing, and it is said', 'dear', cpf, 0],
  ['more is said beside a field that is missing', 'dear', '', 0],
  ['as much goes on', 'plan-anual', cpf, 1],
])('a press before hydration, on a plan that costs %s', async (_, stored, document, sent) => {
  vi.mocked(createPayment).mockReset().mockRejectedValue(refuse(402, 'payment_declined'));
  const page = await showDearPlan();
  writeStored('PURCHASED_PLAN', stored);
  await hydrateEarly(page, fillInAndPress(document));
  await settle();
  const said = sent === 0 ? currentPrice : /pagamento não foi aprovado/i;
  expect(await screen.findByText(said)).toBeVisible();
  expect(createPayment).toHaveBeenCalledTimes(sent);
});

test('a press before hydration of a buyer who has the product tells the price before the second purchase', async () => {
  vi.mocked(createPayment)
    .mockReset()
    .mockRejectedValueOnce(refuse(409, 'already_owned'))
    .mockRejectedValueOnce(refuse(402, 'payment_declined'));
  await hydrateEarly(await showDearPlan(), fillInAndPress(cpf));
  await settle();
  expect(await screen.findByText(currentPrice)).toBeVisible();
  expect(createPayment).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar pagamento' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Comprar mais uma vez' }));
  expect(await screen.findByText(/pagamento não foi aprovado/i)).toBeVisible();
  const [first, second] = vi.mocked(createPayment).mock.calls.map(([request]) => request);
  expect(first).toMatchObject({ amount: 240000 });
  expect(first).not.toHaveProperty('buyAgain');
  expect(second).toMatchObject({ amount: 240000, buyAgain: true });
});
