import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubscriptionWelcomeTemplate } from '@/components/templates/subscription-welcome/SubscriptionWelcomeTemplate';
import { getPaymentLinkFlow } from '@/services/checkout/paymentLinkFlows';
import { buildPayment } from '../../../support/buildPayment';
import { upsellFlow } from '../../../support/builders';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { renderWithProviders, type ProvidersOptions } from '../../../support/renderWithProviders';

vi.mock('@/services/api/payment', { spy: true });

const dataLead = { leadId: 'l1', name: 'Maria Silva', email: 'm@e.com', phone: '+5511987654321' };
const first = buildPayment({ state: 'paid', token: 'token-of-a-payment-1' });
const second = buildPayment({
  state: 'paid',
  token: 'token-of-the-upsell-1',
  productCode: 'live',
  planId: 'live-anual',
});

const show = (options: ProvidersOptions = {}) =>
  renderWithProviders(<SubscriptionWelcomeTemplate />, {
    pathname: '/subscription-welcome',
    rawQuery: 'product=x',
    flow: upsellFlow,
    stored: { dataLead, purchaseToken: first.token },
    ...options,
  });

const send = (payment: typeof first) =>
  act(async () => {
    FakeEventSource.current.send(payment);
    await Promise.resolve();
  });

beforeEach(() => {
  FakeEventSource.install();
});

test.each([
  ['ms', 'Acessar agora', true],
  ['resolveenem', 'Acessar agora', true],
  ['medcof', 'Acessar agora', false],
] as const)('%s welcomes the buyer; "%s" is shown: %s', async (brand, name, isThere) => {
  show({ brand });
  await send(first);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Boas-vindas!/);
  expect(screen.getByText('m@e.com').parentElement).toHaveTextContent(/com o e-mail m@e\.com\./);
  expect(screen.getByRole('heading', { name: 'O que acontece agora' })).toBeVisible();
  const href = screen.queryByRole('link', { name })?.getAttribute('href') ?? '';
  expect(href.includes(first.token)).toBe(isThere);
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).not.toBeEmptyDOMElement();
});

test.each([
  ['the purchase', {}, first, '/success?product=x'],
  [
    'the upsell, of another product',
    { upsellToken: second.token, paymentStepId: 'upsell-payment' },
    second,
    '/success/upsell?product=x',
  ],
] as const)(
  'leads to the receipt of the latest purchase: %s',
  async (_, stored, payment, route) => {
    const { router } = show({ stored: { dataLead, purchaseToken: first.token, ...stored } });
    expect(FakeEventSource.current.url).toContain(payment.token);
    await send(payment);
    await userEvent.click(screen.getByRole('button', { name: 'Ver os detalhes da compra' }));
    expect(router.push).toHaveBeenCalledWith(route);
  },
);

test('leads to the receipt of an accepted offer', async () => {
  const { router } = show({
    flow: getPaymentLinkFlow('custom-offer'),
    rawQuery: 'flowId=custom-offer',
    stored: { invoiceToken: first.token, paymentStepId: 'custom-offer' },
  });
  await send(first);
  await userEvent.click(screen.getByRole('button', { name: 'Ver os detalhes da compra' }));
  expect(router.push).toHaveBeenCalledWith('/success-invoice?flowId=custom-offer');
  expect(router.replace).not.toHaveBeenCalled();
});

test('a buyer who has not paid is taken to the payment', async () => {
  const { router } = show({ stored: { dataLead } });
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith('/payment?product=x');
  });
});

describe('a payment for another product', () => {
  const another = { productCode: 'another', planId: 'another-anual' };
  const afterUpsell = {
    dataLead,
    purchaseToken: first.token,
    upsellToken: second.token,
    paymentStepId: 'upsell-payment',
  };
  const missing = 'Não encontramos este pagamento';

  test('made through another link is not welcomed here: the page leads to the payment of this one', async () => {
    const { router } = show();
    await send({ ...first, ...another });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(missing);
    await userEvent.click(screen.getByRole('button', { name: 'Voltar ao pagamento' }));
    expect(router.push).toHaveBeenCalledWith('/payment?product=x');
  });

  test('is not welcomed when it is the upsell of another link', async () => {
    show({ stored: { ...afterUpsell, upsellQuery: 'product=y' } });
    await send({ ...second, ...another });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(missing);
  });

  test('is welcomed when it is the upsell of this link with another plan', async () => {
    show({ stored: { ...afterUpsell, upsellQuery: 'product=x' } });
    await send({ ...second, planId: 'live-anual-3' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Boas-vindas!/);
  });

  test('is welcomed when the reference of this link was about it', async () => {
    const rawQuery = 'flowId=custom-offer&reference=offer-1';
    show({
      flow: getPaymentLinkFlow('custom-offer'),
      rawQuery,
      stored: {
        invoiceToken: first.token,
        paymentStepId: 'custom-offer',
        knownSaleQuery: rawQuery,
      },
    });
    await send({ ...first, ...another });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Boas-vindas!/);
  });
});

test('a payment that is not confirmed yet is awaited', async () => {
  show();
  await send({ ...first, state: 'processing' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Estamos confirmando o seu pagamento',
  );
});
