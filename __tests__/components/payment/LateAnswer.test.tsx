import { act, screen, waitFor } from '@testing-library/react';
import { createPayment, getPaymentAttempt } from '@/services/api/payment';
import { NoAnswerError } from '@/services/http/errors';
import { readStored } from '@/services/storage';
import type { PaymentResponse } from '@/contract/payment';
import { buildPayment, buildPaymentResponse } from '../../support/buildPayment';
import { paste } from '../../support/paste';
import { askForOutcome, muteFailureLog, submitAndWait } from '../../support/unansweredPayment';
import {
  acceptTerms,
  cpf,
  field,
  fillIn,
  mockCard,
  pasteCard,
  payBy,
  payByCard,
  refuse,
  showPaymentPage,
} from './paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/services/cardEncryption');
const create = vi.mocked(createPayment);
const getAttempt = vi.mocked(getPaymentAttempt);
const notFound = refuse(404, 'not_found');
const timeout = new NoAnswerError('POST', '/api/v2/payment', 'timeout');

beforeEach(() => {
  vi.resetAllMocks();
  mockCard();
  muteFailureLog();
});

afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

test.each([
  ['no answer', timeout],
  ['503', refuse(503, 'service_unavailable')],
  ['504', refuse(504, 'upstream_timeout')],
])('%s, but it was paid: continues', async (_, error) => {
  create.mockRejectedValue(error);
  getAttempt.mockResolvedValue(buildPayment({ state: 'paid' }));
  const { router } = showPaymentPage();
  await payBy('Pix');
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/success');
  });
});

test('no answer, and it never arrived: nothing was charged, the same attempt continues', async () => {
  create.mockRejectedValue(timeout);
  getAttempt.mockRejectedValue(notFound);
  showPaymentPage();
  await fillIn('Pix');
  await submitAndWait(15_000);
  expect(screen.getByText(/Nada foi cobrado/)).toBeVisible();
  await submitAndWait(0);
  expect(create).toHaveBeenCalledTimes(2);
  expect(new Set(create.mock.calls.map(([, key]) => key)).size).toBe(1);
});

test('no answer, and it was declined meanwhile', async () => {
  create.mockRejectedValue(timeout);
  getAttempt.mockResolvedValue(buildPayment({ state: 'declined', declineReason: 'card_refused' }));
  showPaymentPage();
  await payByCard();
  expect(await screen.findByRole('alert')).toHaveTextContent(/não autorizou a compra/);
});

test('without an answer, requests the outcome again before it pays again', async () => {
  create.mockRejectedValue(timeout);
  getAttempt.mockRejectedValue(timeout);
  showPaymentPage();
  await fillIn('Pix');
  // The requests for the outcome are spread over 14 s.
  await submitAndWait(10_000);
  expect(screen.getByText(/Estamos verificando o que aconteceu/)).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('Estamos verificando o seu pagamento')).toBeVisible();
  getAttempt.mockRejectedValue(notFound);
  await askForOutcome(15_000);
  expect(screen.getByText(/Nada foi cobrado/)).toBeVisible();
  expect(create).toHaveBeenCalledTimes(1);
});

test('a decline that the page learns as the buyer asks again empties the security code', async () => {
  create.mockRejectedValue(timeout);
  getAttempt.mockRejectedValue(timeout);
  showPaymentPage();
  await pasteCard();
  await paste(field('CPF'), cpf);
  await acceptTerms();
  await submitAndWait(15_000);
  getAttempt.mockResolvedValue(buildPayment({ state: 'declined', declineReason: 'card_refused' }));
  await askForOutcome();
  expect(screen.getByText(/não autorizou a compra/)).toBeVisible();
  expect(field('CVV')).toHaveValue('');
  expect(field('CVV')).toHaveAccessibleDescription('Digite novamente, por segurança');
});

test('a payment that is answered after the buyer went back is known, and leads nowhere', async () => {
  let answer: (response: PaymentResponse) => void = () => undefined;
  create.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { router, unmount } = showPaymentPage();
  await payByCard();
  await waitFor(() => {
    expect(create).toHaveBeenCalled();
  });
  window.history.replaceState(null, '', '/lead');
  unmount();
  const response = buildPaymentResponse();
  answer(response);
  await waitFor(() => {
    expect(readStored('purchaseToken')).toBe(response.token);
  });
  await act(() => vi.dynamicImportSettled());
  expect(router.push).not.toHaveBeenCalled();
});

test('a decline is shown to a buyer who left before it came, once', async () => {
  let refusePayment: (reason: unknown) => void = () => undefined;
  create.mockReturnValue(
    new Promise((_, reject) => {
      refusePayment = reject;
    }),
  );
  const left = showPaymentPage();
  await payByCard();
  await waitFor(() => {
    expect(create).toHaveBeenCalled();
  });
  left.unmount();
  refusePayment(refuse(402, 'payment_declined', { reason: 'card_refused' }));
  await act(() => vi.dynamicImportSettled());
  getAttempt.mockResolvedValue(
    buildPayment({
      state: 'declined',
      declineReason: 'card_refused',
      createdAt: new Date().toISOString(),
    }),
  );
  const { unmount } = showPaymentPage();
  expect(await screen.findByText(/não autorizou a compra/)).toBeVisible();
  unmount();
  showPaymentPage();
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByText(/não autorizou a compra/)).not.toBeInTheDocument();
  expect(create).toHaveBeenCalledOnce();
});
