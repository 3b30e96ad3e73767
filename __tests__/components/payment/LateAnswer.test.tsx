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
  mockCard,
  pasteCard,
  payByCard,
  showPaymentPage,
} from './paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/services/cardEncryption');
const create = vi.mocked(createPayment);
const getAttempt = vi.mocked(getPaymentAttempt);
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
  expect(field('CVV')).toHaveAccessibleDescription('CVV: Digite novamente, por segurança');
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
