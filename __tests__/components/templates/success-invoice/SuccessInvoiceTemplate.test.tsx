import { act, screen } from '@testing-library/react';
import { storePaidBefore } from '@/components/payment/paidBefore';
import { SuccessInvoiceTemplate } from '@/components/templates/success-invoice/SuccessInvoiceTemplate';
import { HttpError } from '@/services/http/errors';
import { getPayment } from '@/services/api/payment';
import { bankSlip, buildPayment } from '../../../support/buildPayment';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { renderPlainPage } from '../../../support/renderPlainPage';

vi.mock('@/services/api/payment', { spy: true });

const payment = buildPayment({
  state: 'paid',
  type: 'invoice',
  method: 'credit-card',
  installments: 3,
});

const show = (rawQuery = '') =>
  renderPlainPage(<SuccessInvoiceTemplate />, {
    brand: 'wol',
    rawQuery,
    stored: { invoiceToken: payment.token },
  });

const send = (sent: typeof payment) =>
  act(async () => {
    FakeEventSource.current.send(sent);
    await Promise.resolve();
  });

const title = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => {
  FakeEventSource.install();
});

test.each([
  ['', 'Fatura paga!', /^3x de R\$\s400,00$/],
  ['locale=es-PE', '¡Factura pagada!', /^3 cuotas de R\$\s400[.,]00$/],
])('with %j, a paid invoice has a receipt', async (rawQuery, heading, installments) => {
  show(rawQuery);
  expect(FakeEventSource.current.url).toContain(payment.token);
  await send(payment);
  expect(title()).toHaveTextContent(heading);
  expect(screen.getByText(installments)).toBeVisible();
  expect(screen.getByText(/1[.,]200[.,]00/)).toBeVisible();
  expect(screen.getByText('20/11/2026')).toBeVisible();
});

test('says that nothing was charged now when the invoice had been paid before', async () => {
  storePaidBefore(payment.token);
  show();
  await send(payment);
  expect(screen.getByText('Esta compra já está paga')).toBeVisible();
  expect(screen.getByText(/Nada foi cobrado agora/)).toBeVisible();
});

test('shows the product and the plan, and leads to the account of its buyer', async () => {
  show();
  await send({ ...payment, description: 'Wise Up Online · Plano Anual', planName: 'Plano Anual' });
  expect(screen.getByText('Produto').nextElementSibling).toHaveTextContent(/^Wise Up Online$/);
  expect(screen.getByText('Plano').nextElementSibling).toHaveTextContent('Plano Anual');
  expect(screen.getByRole('link', { name: 'Ir para a minha conta' })).toHaveAttribute(
    'href',
    'https://teste.wiseuponline.com.br/login',
  );
});

test.each([
  ['renew', 'Acesso renovado!'],
  ['upgrade', 'Plano novo confirmado!'],
  ['sale-invoice', 'Pagamento realizado com sucesso!'],
] as const)('names what a payment of type %s has paid', async (type, heading) => {
  show();
  await send({ ...payment, type });
  expect(title()).toHaveTextContent(heading);
});

test('a payment that is being confirmed is awaited', async () => {
  show();
  await send({ ...payment, state: 'processing' });
  expect(title()).toHaveTextContent('Estamos confirmando o seu pagamento');
  await send(payment);
  expect(title()).toHaveTextContent('Fatura paga!');
});

test('a bank slip for the invoice is shown for payment', async () => {
  show();
  await send({ ...payment, state: 'pending', method: 'bankslip', bankSlip });
  expect(title()).toHaveTextContent('Quase lá!');
});

test.each(['declined', 'expired'] as const)(
  'a payment that is %s is not shown as a paid invoice',
  async (state) => {
    show();
    await send({ ...payment, state });
    expect(title()).toHaveTextContent('O pagamento ainda não foi feito');
  },
);

test('a payment that was refunded says what came back, and how', async () => {
  show();
  const refund = { amount: 10_000, at: '2026-03-04T15:00:00.000Z' };
  await send({ ...payment, state: 'refunded', refund });
  expect(title()).toHaveTextContent('O dinheiro desta compra foi devolvido');
  expect(screen.getByText('Devolvemos R$ 100,00 em 04/03/2026.')).toBeVisible();
});

test('a payment that the service does not know is not found', async () => {
  const missing = new HttpError('GET', '/api/v1/payment/{id}', 404, null);
  vi.mocked(getPayment).mockRejectedValue(missing);
  show();
  act(() => {
    FakeEventSource.current.fail();
  });
  expect(
    await screen.findByRole('heading', { name: 'Não encontramos este pagamento' }),
  ).toBeVisible();
});

test('a browser that has paid no invoice says so', () => {
  renderPlainPage(<SuccessInvoiceTemplate />, { brand: 'ms' });
  expect(title()).toHaveTextContent('Não encontramos este pagamento');
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
});

test('the footer waits for the answer', async () => {
  const { container } = show();
  const waits = () => container.querySelector('[data-waiting]') !== null;
  expect(waits()).toBe(true);
  await send(payment);
  expect(waits()).toBe(false);
});

test('the footer is shown at once where the browser has paid nothing here', () => {
  const { container } = renderPlainPage(<SuccessInvoiceTemplate />, { brand: 'wol' });
  expect(container.querySelector('[data-waiting]')).toBeNull();
});

test('a tab that only shows a receipt keeps it, whatever another tab pays meanwhile', async () => {
  const { unmount } = show();
  await send(payment);
  act(() => {
    window.localStorage.setItem('invoiceToken', '"token-of-another"');
    window.dispatchEvent(new StorageEvent('storage', { key: 'invoiceToken' }));
  });
  unmount();
  renderPlainPage(<SuccessInvoiceTemplate />, { brand: 'wol' });
  expect(FakeEventSource.current.url).toContain(payment.token);
});
