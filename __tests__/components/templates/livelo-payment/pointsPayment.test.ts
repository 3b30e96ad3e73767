import type { FilledOrder } from '@/components/payment/paymentCall';
import { payWithPoints, withPoints } from '@/components/templates/livelo-payment/pointsPayment';
import type { Problem, ProblemCode } from '@/contract/problem';
import { HttpError } from '@/services/http/errors';

const session = 's'.repeat(32);
const split = { points: 12_000, worth: 59_400, cash: 59_400 };
const cardPart = {
  method: 'credit-card',
  amount: 60_000,
  installments: 12,
  cardCompany: 'visa',
  card: {
    number: '4111111111111111',
    holderName: 'MARIA SILVA',
    expirationMonth: 12,
    expirationYear: 2030,
    securityCode: '123',
  },
} as const;
const order: FilledOrder = {
  parts: [cardPart],
  amount: 60_000,
  document: null,
  address: null,
  birthDate: null,
};

test('points come first, and a card carries its share of the price', () => {
  const { amount, parts } = withPoints(order, { split, session });
  expect(amount).toBe(119_400);
  expect(parts).toEqual([
    { method: 'livelo', amount: 59_400, points: 12_000, liveloSession: session },
    { ...cardPart, principal: 59_400 },
  ]);
});

test('points that pay everything are the only part', () => {
  const all = { points: 24_000, worth: 118_800, cash: 0 };
  const { amount, parts } = withPoints(order, { split: all, session });
  expect(amount).toBe(118_800);
  expect(parts).toHaveLength(1);
});

function pay(send: () => Promise<never>) {
  const onRefused = vi.fn();
  const createCall = payWithPoints(
    (sent) => ({ subject: { sent }, owner: { lead: 'lead-1' }, parts: sent.parts, send }),
    { split, session, onRefused },
  );
  return { call: createCall(order), onRefused };
}

const problem = (code: ProblemCode, more: Partial<Problem> = {}): Problem => ({
  type: '',
  title: '',
  status: 409,
  code,
  ...more,
});

test.each([
  ['redemption', problem('points_unavailable')],
  ['changed', problem('price_changed')],
  [
    'ended',
    problem('invalid_field', {
      errors: [{ field: '/paymentMethods/0/liveloSession', code: 'unknown' }],
    }),
  ],
])('a refusal is reported as %s', async (refusal, answered) => {
  const error = new HttpError('POST', '/', 409, answered);
  const { call, onRefused } = pay(() => Promise.reject(error));
  await expect(call?.send('key', [])).rejects.toBe(error);
  expect(onRefused).toHaveBeenCalledWith(refusal);
});

test('another failure is not reported as one of the points', async () => {
  const { call, onRefused } = pay(() =>
    Promise.reject(new HttpError('POST', '/', 402, problem('payment_declined'))),
  );
  await expect(call?.send('key', [])).rejects.toThrow();
  expect(onRefused).not.toHaveBeenCalled();
});

test('the call of the purchase is created with the points in the order, and not without a buyer', () => {
  const { call } = pay(() => Promise.reject(new Error()));
  expect(call?.subject).toEqual({ sent: withPoints(order, { split, session }) });
  expect(payWithPoints(() => null, { split, session, onRefused: vi.fn() })(order)).toBeNull();
});
