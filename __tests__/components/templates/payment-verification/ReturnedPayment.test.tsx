import { act, screen } from '@testing-library/react';
import { PaymentVerificationTemplate } from '@/components/templates/payment-verification/PaymentVerificationTemplate';
import type { PaymentReturn } from '@/contract/paymentReturn';
import { getPayment, getPaymentReturn } from '@/services/api/payment';
import { HttpError, NoAnswerError } from '@/services/http/errors';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { renderWithProviders } from '../../../support/renderWithProviders';

vi.mock('@/services/api/payment');
const ask = vi.mocked(getPaymentReturn);

const open: PaymentReturn = {
  state: 'requires_action',
  amount: 358800,
  currency: 'BRL',
  declineReason: null,
};

const show = (stored = {}) =>
  renderWithProviders(<PaymentVerificationTemplate />, {
    pathname: '/payment-verification',
    rawQuery: 'product=medcof&fromBank=true&paymentReturn=a-token',
    stored,
  });

const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

beforeEach(() => {
  vi.resetAllMocks();
  FakeEventSource.install();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a browser that does not know the payment waits, and says that it is paid', async () => {
  ask.mockResolvedValueOnce(open);
  ask.mockRejectedValueOnce(new NoAnswerError('GET', '/api/v1/payment-returns', 'network'));
  ask.mockResolvedValueOnce({ ...open, state: 'paid' });
  const { router } = show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Estamos confirmando o seu pagamento',
  );
  await pass(3_000);
  await pass(3_000);
  expect(await screen.findByRole('heading', { name: 'Pagamento aprovado' })).toBeVisible();
  expect(screen.getByText(/Recebemos R\$\s3\.588,00\. A compra está feita/)).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(3);
  await pass(10_000);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(router.replace).not.toHaveBeenCalled();
});

test.each([
  [{ state: 'declined', declineReason: 'authentication_failed' }, /não confirmou a sua identidade/],
  [{ state: 'declined', declineReason: null }, /nada foi cobrado/],
  [{ state: 'expired' }, /Nada foi cobrado/],
  [{ state: 'trial' }, /Nada foi cobrado agora/],
  [{ state: 'refunded' }, /Devolvemos R\$\s3\.588,00/],
] as const)('shows the outcome: %j', async (answer, text) => {
  ask.mockResolvedValue({ ...open, ...answer });
  show();
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  { state: 'declined', declineReason: 'authentication_failed' },
  { state: 'declined', declineReason: null },
  { state: 'expired' },
] as const)('says once that nothing was charged: %j', async (answer) => {
  ask.mockResolvedValue({ ...open, ...answer });
  show();
  const said = (await screen.findByRole('alert')).textContent;
  expect(said.match(/nada foi cobrado/gi)).toHaveLength(1);
  expect(said).toContain('volte à página em que você estava comprando');
});

test('an expired return link says that there is no such payment', async () => {
  ask.mockRejectedValue(new HttpError('GET', '/api/v1/payment-returns', 404, null));
  show();
  expect(await screen.findByText('Não encontramos este pagamento')).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each([
  ['is open', () => ask.mockResolvedValue(open)],
  ['does not answer', () => ask.mockRejectedValue(new NoAnswerError('GET', '/x', 'network'))],
])('requests a payment that %s at longer intervals, for one day', async (_, answer) => {
  answer();
  show();
  await pass(3 * 60_000);
  expect(ask.mock.calls.length).toBeGreaterThan(55);
  ask.mockClear();
  await pass(10 * 60_000);
  expect(ask.mock.calls.length).toBeGreaterThan(15);
  expect(ask.mock.calls.length).toBeLessThan(25);
  await pass(24 * 60 * 60_000);
  expect(screen.getByText('Não encontramos este pagamento')).toBeVisible();
  ask.mockClear();
  await pass(60 * 60_000);
  expect(ask).not.toHaveBeenCalled();
});

test('the browser that paid follows its payment itself', async () => {
  show({ purchaseToken: 'the-token-of-a-payment' });
  await pass(3_000);
  expect(ask).not.toHaveBeenCalled();
  expect(getPayment).not.toHaveBeenCalled();
  expect(FakeEventSource.current).toBeDefined();
});
