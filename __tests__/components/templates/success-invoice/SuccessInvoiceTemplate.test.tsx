import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storePaidBefore } from '@/components/payment/afterPayment';
import { SuccessInvoiceTemplate } from '@/components/templates/success-invoice/SuccessInvoiceTemplate';
import { HttpError } from '@/services/http/errors';
import { getPayment } from '@/services/api/payment';
import { getPaymentLinkFlow } from '@/services/checkout/paymentLinkFlows';
import { readStored } from '@/services/storage';
import { buildPlan } from '../../../support/builders';
import { bankSlip, buildPayment } from '../../../support/buildPayment';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { type ProvidersOptions, renderWithProviders } from '../../../support/renderWithProviders';

vi.mock('@/services/api/payment', { spy: true });

const payment = buildPayment({
  state: 'paid',
  type: 'invoice',
  method: 'credit-card',
  installments: 3,
});

const show = (options: ProvidersOptions = {}) =>
  renderWithProviders(<SuccessInvoiceTemplate />, {
    brand: 'wol',
    pathname: '/success-invoice',
    flow: getPaymentLinkFlow('invoice-payment'),
    stored: { invoiceToken: payment.token },
    ...options,
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
  show({ rawQuery });
  expect(FakeEventSource.current.url).toContain(payment.token);
  await send(payment);
  expect(title()).toHaveTextContent(heading);
  expect(screen.getByText(installments)).toBeVisible();
  // In the pane, in its line on a phone, and on the receipt.
  expect(screen.getAllByText(/^(Pago|Pagado) · R\$\s1[.,]200[.,]00$/)).toHaveLength(2);
  expect(screen.getByText(/^R\$\s1[.,]200[.,]00$/)).toBeVisible();
  expect(screen.getByText('20/11/2026')).toBeVisible();
});

const upgraded = {
  product: { plans: [buildPlan(), buildPlan({ id: 'plan-essay', name: 'Plano com redação' })] },
};

test.each([
  ['plan-essay', undefined, /^Plano com redação ·/],
  // The product sells it no more.
  ['plan-old', 'Plano antigo', /^Plano antigo ·/],
  ['plan-old', undefined, /^Resumo do pedido ·/],
])('the pane names the plan that was paid: %s, %s', async (planId, planName, named) => {
  show(upgraded);
  await send({ ...payment, planId, ...(planName !== undefined && { planName }) });
  expect(screen.getByText(named)).toBeInTheDocument();
  expect(screen.queryByText(/^Plano anual/)).not.toBeInTheDocument();
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
  ['Wise Up Online · Plano Anual', 'Plano Anual', ['Wise Up Online', 'Plano Anual']],
  ['Dezembro do Plano Anual', 'Plano Anual', ['Dezembro do Plano Anual']],
  ['Curso · Plano Anual Plus', 'Plano Anual', ['Curso · Plano Anual Plus']],
  ['Curso · dezembro', undefined, ['Curso · dezembro']],
])('names the plan once: %s, %s', async (description, planName, rows) => {
  show();
  await send({ ...payment, description, ...(planName !== undefined && { planName }) });
  const named = ['Produto', 'Plano'].flatMap((term) => screen.queryAllByText(term));
  expect(named.map((term) => term.nextElementSibling?.textContent)).toEqual(rows);
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

test.each([
  ['with its order', '3D4E5F60', ['Se precisar de ajuda, informe o pedido 3D4E5F60.']],
  ['without one', undefined, []],
])('says that nothing is left to do, and how to get help %s', async (_, orderNumber, help) => {
  show();
  await send({ ...payment, ...(orderNumber !== undefined && { orderNumber }) });
  const next = within(screen.getByText('O que acontece agora').parentElement ?? document.body);
  expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Você não precisa enviar o comprovante nem fazer mais nada.',
    ...help,
  ]);
});

test('a payment that is being confirmed is awaited', async () => {
  show();
  await send({ ...payment, state: 'processing' });
  expect(title()).toHaveTextContent('Estamos confirmando o seu pagamento');
  await send(payment);
  expect(title()).toHaveTextContent('Fatura paga!');
});

const slip = { ...payment, state: 'pending', method: 'bankslip', bankSlip } as const;

test('a bank slip for the invoice is shown for payment, with the way to pay otherwise', async () => {
  const { router } = show({ rawQuery: 'reference=id-1' });
  await send(slip);
  expect(await screen.findByRole('heading', { level: 1, name: 'Quase lá!' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Escolher outra forma de pagamento' }));
  expect(router.push).toHaveBeenCalledWith('/payment/{id}?reference=id-1');
});

test('a slip that a Pix replaced leads to the Pix', async () => {
  const { router } = show();
  await send(slip);
  const pix = { code: '000201', expiresAt: '2026-11-20T12:30:00.000Z' };
  await send(buildPayment({ type: 'invoice', token: 'token-of-the-pix', pix }));
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/pix');
  });
  expect(readStored('invoiceToken')).toBe('token-of-the-pix');
});

test('a slip that a card replaced asks for what its bank asks for', async () => {
  show();
  await send(slip);
  const redirect = 'https://bank.example/confirm';
  await send({ ...payment, token: 'token-of-the-card', state: 'requires_action', redirect });
  expect(title()).toHaveTextContent('Confirme a compra com o seu banco');
  expect(screen.getByRole('link', { name: 'Ir para o banco' })).toHaveAttribute('href', redirect);
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
  const { container } = show({ brand: 'ms', stored: {} });
  expect(container.querySelector('.receipt'), 'it is no receipt').toHaveAttribute('data-unpaid');
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
  const { container } = show({ stored: {} });
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
  show({ stored: {} });
  expect(FakeEventSource.current.url).toContain(payment.token);
});
