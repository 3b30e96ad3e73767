/** @vitest-environment jsdom */
import type { PaymentCall } from '@/components/payment/paymentCall';
import { getInitialValues } from '@/components/payment/paymentValues';
import { placeOrder } from '@/components/payment/submitPayment';
import type { PaymentResponse } from '@/contract/payment';
import { getPaymentAttempt } from '@/services/api/payment';
import { encryptCard } from '@/services/cardEncryption';
import { NoAnswerError } from '@/services/http/errors';
import { buildCardPart } from '../../support/buildCardPart';
import { buildPagePayment } from '../../support/buildPagePayment';
import { buildPayment, buildPaymentResponse } from '../../support/buildPayment';

vi.mock('@/services/api/payment');
vi.mock('@/services/cardEncryption');
const getAttempt = vi.mocked(getPaymentAttempt);
const send = vi.fn<() => Promise<PaymentResponse>>();

const byCard = (number: string): PaymentCall => ({
  subject: { method: 'credit-card' },
  owner: { lead: 'lead-1' },
  parts: [buildCardPart(number, 120000)],
  send,
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['another card is charged', '4000000000000002', 'accepted', 2],
  ['the same card is told its decline', '4111111111111111', 'declined', 1],
])('after a lost answer that turns out a decline, %s', async (_, number, kind, sent) => {
  vi.useFakeTimers();
  vi.mocked(encryptCard).mockResolvedValue('a.b.c.d.e');
  const noAnswer = new NoAnswerError('POST', '/api/v2/payment', 'timeout');
  send.mockReset().mockRejectedValueOnce(noAnswer).mockResolvedValueOnce(buildPaymentResponse());
  getAttempt.mockRejectedValue(noAnswer);
  let call = byCard('4111111111111111');
  const payment = buildPagePayment(() => call);
  const pay = async () => {
    const state = { isOver: false };
    const outcome = placeOrder(getInitialValues('pix', payment.plan, 'Brasil'), payment).finally(
      () => {
        state.isOver = true;
      },
    );
    // Code that is still loading sets its timers later.
    while (!state.isOver) await vi.advanceTimersByTimeAsync(1_000);
    return outcome;
  };
  expect(await pay()).toEqual({ kind: 'unknown' });
  getAttempt.mockResolvedValue(buildPayment({ state: 'declined' }));
  call = byCard(number);
  expect(await pay()).toMatchObject({ kind });
  expect(send).toHaveBeenCalledTimes(sent);
});
