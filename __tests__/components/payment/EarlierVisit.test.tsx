import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PaymentView } from '@/contract/payment';
import { createPayment, getPaymentAttempt } from '@/services/api/payment';
import { loadCallCode } from '@/services/http/request';
import { getOrCreateAttemptKey, getStoredAttemptKey } from '@/services/attempts/attemptKeys';
import { bankSlip, buildPayment } from '../../support/buildPayment';
import { dataLead, fillIn, refuse, showPaymentPage, submit } from './paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/services/http/request', { spy: true });
const getAttempt = vi.mocked(getPaymentAttempt);
const notFound = refuse(404, 'not_found');

beforeEach(() => {
  vi.resetAllMocks();
});

afterEach(() => {
  vi.useRealTimers();
});

const attempt = `payment:main-payment:curso:${dataLead.leadId}`;
const begin = () => getOrCreateAttemptKey(attempt, { about: 'the earlier visit' });

const settleIn = () => act(() => vi.dynamicImportSettled());

test('a paid attempt continues to success', async () => {
  begin();
  getAttempt.mockResolvedValue(buildPayment({ state: 'paid' }));
  const { router } = showPaymentPage();
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/success');
  });
});

test('a paid attempt that is found while a new payment is prepared is followed instead', async () => {
  begin();
  const paid = buildPayment({ state: 'paid' });
  let find: (payment: PaymentView) => void = () => undefined;
  const found = new Promise<PaymentView>((resolve) => {
    find = resolve;
  });
  getAttempt.mockReturnValueOnce(found).mockResolvedValue(paid);
  const { router } = showPaymentPage();
  await fillIn('Pix');
  const code = await loadCallCode();
  let arrive: () => void = () => undefined;
  const prepared = new Promise<typeof code>((resolve) => {
    arrive = () => {
      resolve(code);
    };
  });
  const load = vi.mocked(loadCallCode).mockClear().mockReturnValue(prepared);
  await submit();
  await waitFor(() => {
    expect(load).toHaveBeenCalled();
  });
  find(paid);
  await settleIn();
  arrive();
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/success');
  });
  expect(createPayment).not.toHaveBeenCalled();
});

test('an attempt that another buyer of this browser left open is not followed', async () => {
  begin();
  showPaymentPage({
    stored: { dataLead: { ...dataLead, leadId: '7c9e6679-7425-40de-944b-e07fc1f90ae7' } },
  });
  await settleIn();
  expect(getAttempt).not.toHaveBeenCalled();
  expect(getStoredAttemptKey(attempt)).not.toBeNull();
});

test.each([
  ['/pix', buildPayment({ pix: { code: '000201', expiresAt: '2030-11-20T12:30:00.000Z' } })],
  ['/success', buildPayment({ method: 'bankslip', bankSlip })],
])('offers to open a pending attempt: %s', async (route, payment) => {
  begin();
  getAttempt.mockResolvedValue(payment);
  const { router } = showPaymentPage();
  const open = await screen.findByRole('button', { name: 'Ver pagamento' });
  expect(router.push).not.toHaveBeenCalled();
  await userEvent.click(open);
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith(route);
  });
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const decline = (createdAt: string) => {
  begin();
  getAttempt.mockResolvedValue(
    buildPayment({ state: 'declined', declineReason: 'insufficient_funds', createdAt }),
  );
};

test('an attempt that was declined says so', async () => {
  decline(daysAgo(0));
  const { router } = showPaymentPage();
  expect(await screen.findByRole('alert')).toHaveTextContent(/não tem limite disponível/);
  expect(getStoredAttemptKey(attempt)).toBeNull();
  expect(router.push).not.toHaveBeenCalled();
});

test('an attempt that was declined long ago is closed silently', async () => {
  decline(daysAgo(2));
  showPaymentPage();
  await waitFor(() => {
    expect(getStoredAttemptKey(attempt)).toBeNull();
  });
  await settleIn();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an attempt that never arrived is dropped silently', async () => {
  begin();
  getAttempt.mockRejectedValue(notFound);
  vi.useFakeTimers();
  const { router } = showPaymentPage();
  await settleIn();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  // A call that was cut off by a reload may still be under way.
  expect(getStoredAttemptKey(attempt)).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(getStoredAttemptKey(attempt)).toBeNull();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(router.push).not.toHaveBeenCalled();
});
