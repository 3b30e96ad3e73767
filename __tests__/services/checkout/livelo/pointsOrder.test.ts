import type { Problem, ProblemCode } from '@/contract/problem';
import { handleWithPoints, withPoints } from '@/services/checkout/livelo/pointsOrder';
import type { Order } from '@/services/checkout/payment/order';
import type { OrderHandling } from '@/services/checkout/payment/paymentSource';
import { HttpError } from '@/services/http/HttpError';
import { buildPayment } from '../../../support/buildPayment';

const session = 's'.repeat(32);
const mix = { points: 12_000, worth: 59_400, cash: 59_400 };
const cardPart = {
  method: 'credit-card',
  amount: 60_000,
  installments: 12,
  cardCompany: 'visa',
  encryptedCard: 'a.b.c.d.e',
} as const;
const order: Order = { parts: [cardPart], amount: 60_000, document: null, address: null };
const unheard = { onRefused: jest.fn(), onTaken: jest.fn() };

test('points come first, and a card says its share of the price', () => {
  const { amount, parts } = withPoints(order, { mix, session, ...unheard });
  expect(amount).toBe(119_400);
  expect(parts).toEqual([
    { method: 'livelo', amount: 59_400, points: 12_000, liveloSession: session },
    { ...cardPart, principal: 59_400 },
  ]);
});

test('points that pay everything stand alone', () => {
  const all = { points: 24_000, worth: 118_800, cash: 0 };
  const { amount, parts } = withPoints(order, { mix: all, session, ...unheard });
  expect(amount).toBe(118_800);
  expect(parts).toHaveLength(1);
});

function handle(send: () => Promise<never>) {
  const on = { onRefused: jest.fn(), onTaken: jest.fn() };
  const handling: OrderHandling = {
    createCall: () => ({ subject: {}, send }),
    remember: jest.fn(),
    rememberToken: jest.fn(),
    getRoute: () => '/success',
    reopenContract: () => null,
  };
  return { on, handling, handled: handleWithPoints(handling, { mix, session, ...on }) };
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
])('a refusal is told as %s', async (refusal, answered) => {
  const error = new HttpError('POST', '/', 409, answered);
  const { handled, on } = handle(() => Promise.reject(error));
  await expect(handled.createCall(order)?.send('key')).rejects.toBe(error);
  expect(on.onRefused).toHaveBeenCalledWith(refusal);
});

test('another failure is none of the points’', async () => {
  const { handled, on } = handle(() =>
    Promise.reject(new HttpError('POST', '/', 402, problem('payment_declined'))),
  );
  await expect(handled.createCall(order)?.send('key')).rejects.toThrow();
  expect(on.onRefused).not.toHaveBeenCalled();
});

test('a payment that was taken ends the visit, and is remembered as usual', () => {
  const { handled, handling, on } = handle(() => Promise.reject(new Error()));
  const payment = buildPayment();
  handled.remember(payment);
  expect(on.onTaken).toHaveBeenCalledTimes(1);
  expect(handling.remember).toHaveBeenCalledWith(payment);
});
