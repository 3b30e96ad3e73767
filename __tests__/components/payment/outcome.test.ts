import { paymentStates } from '@/contract/enumerations';
import { closesAttempt, toPaymentOutcome } from '@/components/payment/outcome';
import { bankSlip, buildPayment } from '../../support/buildPayment';

const pix = { code: '000201', expiresAt: '2026-11-20T12:30:00.000Z' };

const describePayment = (payment: ReturnType<typeof buildPayment>) => {
  const outcome = toPaymentOutcome(payment);
  return outcome.kind === 'accepted' ? outcome.route : outcome.kind;
};

test('a payment continues on the page of its state', () => {
  const outcomes = paymentStates.map((state) => [
    state,
    describePayment(buildPayment({ state, pix })),
  ]);
  expect(Object.fromEntries(outcomes)).toEqual({
    created: 'payment-verification',
    processing: 'payment-verification',
    requires_action: 'payment-verification',
    pending: 'pix',
    trial: 'success',
    paid: 'success',
    declined: 'declined',
    expired: 'ended',
    refunded: 'payment-verification',
  });
});

test('a pending bank slip is shown on the success page', () => {
  expect(describePayment(buildPayment({ state: 'pending', method: 'bankslip', bankSlip }))).toBe(
    'success',
  );
});

test('names the declined one of two methods', () => {
  const part = { method: 'credit-card', amount: 60000, installments: 1 } as const;
  const payment = buildPayment({
    state: 'declined',
    declineReason: 'card_refused',
    parts: [
      { ...part, state: 'expired' },
      { ...part, state: 'declined' },
    ],
  });
  expect(toPaymentOutcome(payment)).toMatchObject({ kind: 'declined', part: 1 });
});

test('does not name the only card beside points, as the form has no other', () => {
  const payment = buildPayment({
    state: 'declined',
    declineReason: 'card_refused',
    parts: [
      { method: 'livelo', amount: 60000, installments: null, state: 'expired' },
      { method: 'credit-card', amount: 60000, installments: 1, state: 'declined' },
    ],
  });
  expect(toPaymentOutcome(payment)).toEqual({ kind: 'declined', reason: 'card_refused' });
});

test('a decline keeps its reason', () => {
  const payment = buildPayment({ state: 'declined', declineReason: 'expired_card' });
  expect(toPaymentOutcome(payment)).toEqual({ kind: 'declined', reason: 'expired_card' });
});

test('only an attempt that may have been charged, or was never processed, keeps its key', () => {
  const open = Object.entries(closesAttempt).flatMap(([kind, isSettled]) =>
    isSettled ? [] : kind,
  );
  expect(open).toEqual([
    'tooManyAttempts',
    'cardOutdated',
    'insecurePage',
    'captchaFailed',
    'notArrived',
    'unknown',
  ]);
});
