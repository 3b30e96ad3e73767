import { act, screen, waitFor } from '@testing-library/react';
import { PaymentVerificationTemplate } from '@/components/templates/payment-verification/PaymentVerificationTemplate';
import { getPayment, getPaymentReturn } from '@/services/api/payment';
import { HttpError, NoAnswerError } from '@/services/http/errors';
import { readStored } from '@/services/storage';
import type { StoredValues } from '@/services/storage';
import { buildPayment } from '../../../support/buildPayment';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { renderWithProviders } from '../../../support/renderWithProviders';
import { dataLead, sendPayment } from '../../../support/waitingPage';

vi.mock('@/services/api/payment');

const link = 'product=medcof&utm_campaign=bf';
const productCode = 'medcof-revalida';
const decided = buildPayment({
  state: 'paid',
  method: 'credit-card',
  productCode,
  token: 'token-that-the-bank-decided',
  orderNumber: '1A2B3C4D',
});
const older = buildPayment({ ...decided, token: 'token-of-an-older-one', orderNumber: '00000000' });
const payments = new Map([decided, older].map((payment) => [payment.token, payment]));

const waiting: StoredValues['waitingPayment'] = {
  token: decided.token,
  query: link,
  tokenKey: 'purchaseToken',
  stepId: 'payment',
};
const way = `productCode=${productCode}&fromBank=true&orderNumber=1A2B3C4D&paymentReturn=a-token`;

const show = (stored: Partial<StoredValues>, rawQuery = way) =>
  renderWithProviders(<PaymentVerificationTemplate />, {
    pathname: '/payment-verification',
    rawQuery,
    stored: { dataLead, ...stored },
  });

const answerFromService = (token: string) => {
  const payment = payments.get(token);
  if (!payment) return Promise.reject(new HttpError('GET', '/', 404, null));
  return Promise.resolve(payment);
};

beforeEach(() => {
  vi.resetAllMocks();
  FakeEventSource.install();
  vi.mocked(getPayment).mockImplementation(answerFromService);
  vi.mocked(getPaymentReturn).mockResolvedValue({
    state: 'paid',
    amount: 358800,
    currency: 'BRL',
    declineReason: null,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const isTold = () => screen.findByText(/Recebemos R\$\s3\.588,00\. A compra está feita/);

test('a new tab continues with the payment that waited for the bank, by its link', async () => {
  const { router } = show({ purchaseToken: older.token, waitingPayment: waiting });
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith(`/payment-verification?${link}`);
  });
  expect(readStored('purchaseToken')).toBe(decided.token);
  expect(readStored('paymentStepId')).toBe('payment');
  expect(router.push).not.toHaveBeenCalled();
});

test('a payment of an upsell continues as such, though the bank leads to its product', async () => {
  const upsell = { ...waiting, query: 'product=wup', stepId: 'upsell-payment' };
  const { router } = show({
    purchaseToken: older.token,
    waitingPayment: { ...upsell, tokenKey: 'upsellToken' },
  });
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith(
      '/payment-verification?paidStep=upsell-payment&product=wup',
    );
  });
  expect(readStored('upsellToken')).toBe(decided.token);
  expect(readStored('purchaseToken')).toBe(older.token);
  expect(readStored('paymentStepId')).toBe('upsell-payment');
});

test('the payment of the browser is followed where its link is unknown', async () => {
  const { router } = show({ purchaseToken: decided.token });
  await waitFor(() => {
    expect(FakeEventSource.current.url).toContain(decided.token);
  });
  await sendPayment(decided);
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith(expect.stringContaining('/success'));
  });
});

test.each<[string, Partial<StoredValues>]>([
  ['an older purchase of the same product', { purchaseToken: older.token }],
  [
    'another payment that waits for a bank',
    { purchaseToken: older.token, waitingPayment: { ...waiting, token: older.token } },
  ],
  ['a payment that the service knows no more', { purchaseToken: 'token-of-nobody' }],
  ['nothing', {}],
])('a tab that knows %s shows the outcome', async (_, stored) => {
  const { router } = show(stored);
  expect(await isTold()).toBeVisible();
  expect(router.push).not.toHaveBeenCalled();
  expect(router.replace).not.toHaveBeenCalled();
});

test('a lost answer is requested again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.mocked(getPayment).mockRejectedValueOnce(new NoAnswerError('GET', '/', 'network'));
  const { router } = show({ purchaseToken: decided.token, waitingPayment: waiting });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Estamos confirmando o seu pagamento',
  );
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(router.replace).toHaveBeenCalledWith(`/payment-verification?${link}`);
});
