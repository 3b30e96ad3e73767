import { randomUUID } from 'node:crypto';
import { getLimitRule } from '@/commerce/limits';
import { askRefund, type RefundRequest } from '@/commerce/modules/payments/refunds/askRefund';
import { buildPath, paths } from '@/contract/paths';
import type { Charge } from '@/commerce/providers/PaymentProvider';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import type { PaymentRequest } from '@/contract/paymentRequest';
import { eventually } from '@/testing/eventually';
import { parts } from '@/testing/requests';
import { collectEvents } from '../../support/collectEvents';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { connectPatiently } from '../../support/connectPatiently';
import { anyNumber, anyString } from '../../support/matchers';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

const collector = collectEvents();
let commerce: TestCommerce;
let database: ReturnType<typeof connectPatiently>;
let passed = 0;

beforeAll(async () => {
  commerce = await startTestCommerce({
    destinations: [collector.destination],
    timing: { deliverIntervalMs: 50 },
  });
  database = connectPatiently(commerce.database.url);
});
afterAll(async () => {
  await database.close();
  await commerce.stop();
});
afterEach(() => {
  commerce.provider.reset();
  commerce.passTime(-passed);
  passed = 0;
});

const day = 86_400_000;

function passDays(days: number): void {
  passed += days * day;
  commerce.passTime(days * day);
}

async function sell(methods: PaymentRequest['paymentMethods']) {
  const lead = await createLead(commerce.app);
  const body = paymentBody(lead, 'card', { paymentMethods: methods });
  const { token } = (await post(commerce.app, paths.paymentV2, body)).json<PaymentResponse>();
  const [row] = await commerce.database.query('select id from payments where token = $1', [token]);
  return { lead, token, paymentId: String(row?.id) };
}

const sellByCard = () => sell([parts.card(114_000)]);

function tell(reference: string) {
  return commerce.app.inject({
    method: 'POST',
    url: buildPath(paths.webhook, { provider: 'fake' }),
    headers: { 'content-type': 'application/json', 'x-fake-signature': 'good' },
    payload: { id: randomUUID(), paymentId: reference },
  });
}

async function sellLater(method: 'pix' | 'bankslip') {
  const sold = await sell([parts[method](114_000)]);
  commerce.provider.set(sold.paymentId, 'captured');
  await tell(sold.paymentId);
  return sold;
}

const ask = (paymentId: string, change: Partial<RefundRequest> = {}) =>
  askRefund(
    {
      clock: () => new Date(Date.now() + passed),
      connection: database.connection,
      limits: { getRule: (name) => getLimitRule({}, name) },
    },
    {
      paymentId,
      key: randomUUID(),
      amount: null,
      cause: 'operator',
      askedBy: 'Ana',
      reason: 'wrong course',
      pixKey: null,
      ...change,
    },
  );

const refundsOf = (paymentId: string) =>
  commerce.database.query(
    'select part, amount::int, state, answer, pix_key from refunds where payment_id = $1 order by asked_at, part',
    [paymentId],
  );

const untilSettled = (paymentId: string) =>
  eventually(
    () => refundsOf(paymentId),
    (rows) => rows.every(({ state }) => state !== 'planned'),
  );

const toldOf = async (lead: string, count: number) =>
  (await collector.of(lead, count)).flatMap(({ data, type }) =>
    /refunded|disputed|ended/.test(type) ? [[type, data.refund ?? data.dispute ?? null]] : [],
  );

const stateOf = async (token: string) =>
  (await commerce.app.inject(buildPath(paths.payment, { token }))).json<PaymentView>().state;

const refundedOf = async (paymentId: string) =>
  (
    await commerce.database.query(
      'select refunded_amount::int as amount from payment_parts where payment_id = $1 order by position',
      [paymentId],
    )
  ).map(({ amount }) => amount);

test('a full refund leaves the payment refunded, and its product can be bought again', async () => {
  const { paymentId, token } = await sellByCard();
  await ask(paymentId);
  expect(await untilSettled(paymentId)).toMatchObject([{ amount: 114_000, state: 'done' }]);
  expect(await stateOf(token)).toBe('refunded');
  expect(commerce.provider.chargeOf(paymentId).refunds).toHaveLength(1);
  const [purchase] = await commerce.database.query(
    'select paid_payment_id from purchases join payments on purchase_id = purchases.id where payments.id = $1',
    [paymentId],
  );
  expect(purchase).toEqual({ paid_payment_id: null });
});

test('partial refunds continue until nothing is left, and the payment stays paid until then', async () => {
  const { lead, paymentId, token } = await sellByCard();
  await ask(paymentId, { amount: 14_000 });
  await untilSettled(paymentId);
  expect(await stateOf(token)).toBe('paid');
  expect(await refundedOf(paymentId)).toEqual([14_000]);
  await expect(ask(paymentId, { amount: 100_001 })).rejects.toThrow('1.000,00 can go back');
  await ask(paymentId, { amount: 100_000 });
  await untilSettled(paymentId);
  expect(await stateOf(token)).toBe('refunded');
  await expect(ask(paymentId)).rejects.toThrow('The payment is refunded');
  const by = { methods: ['credit-card'], refundedAt: anyString };
  expect(await toldOf(lead, 7)).toEqual([
    ['payment.refunded', { amount: 14_000, total: 14_000, ...by }],
    ['payment.refunded', { amount: 100_000, total: 114_000, ...by }],
    ['subscription.ended', null],
  ]);
});

test('planned refunds count, and eight simultaneous requests refund no more than was paid', async () => {
  const { paymentId } = await sellByCard();
  const asked = await Promise.allSettled(
    Array.from({ length: 8 }, () => ask(paymentId, { amount: 50_000 })),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await untilSettled(paymentId);
  expect(await refundedOf(paymentId)).toEqual([100_000]);
});

test('a repeated request refunds once; its key is refused for another refund', async () => {
  const { paymentId } = await sellByCard();
  const key = randomUUID();
  const requests = Array.from({ length: 8 }, () => ask(paymentId, { amount: 1_000, key }));
  await Promise.all(requests);
  await untilSettled(paymentId);
  expect(await refundedOf(paymentId)).toEqual([1_000]);
  await expect(ask(paymentId, { amount: 2_000, key })).rejects.toThrow('another refund');
});

test.each(['drop-before', 'drop-after'] as const)(
  'a refund whose response is lost (%s) is retried, and made once',
  async (behaviour) => {
    const { paymentId, token } = await sellByCard();
    commerce.provider.refundBehaviours = [behaviour];
    await ask(paymentId, { amount: 1_000 });
    passDays(1);
    await untilSettled(paymentId);
    expect(commerce.provider.chargeOf(paymentId).refunds).toHaveLength(1);
    expect(await refundedOf(paymentId)).toEqual([1_000]);
    expect(await stateOf(token)).toBe('paid');
  },
);

test('a refund that the provider rejects is reported to operators and not retried', async () => {
  const { paymentId } = await sellByCard();
  commerce.provider.refundBehaviours = ['refuse'];
  await ask(paymentId, { amount: 1_000 });
  const refused = { state: 'refused', answer: 'The provider answered 422' };
  expect(await untilSettled(paymentId)).toMatchObject([refused]);
  const alarms = await commerce.database.query(
    'select kind, expected from payment_alarms where payment_id = $1',
    [paymentId],
  );
  expect(alarms).toEqual([{ kind: 'refused', expected: 'refund of 1000' }]);
  expect(await refundedOf(paymentId)).toEqual([0]);
});

test('a partial refund of two cards uses the larger one, and a full refund uses both', async () => {
  const { lead, paymentId, token } = await sell([parts.card(64_000), parts.card(50_000)]);
  await ask(paymentId, { amount: 20_000 });
  await untilSettled(paymentId);
  expect(await refundedOf(paymentId)).toEqual([20_000, 0]);
  await expect(ask(paymentId, { amount: 93_999 })).rejects.toThrow('940,00 can go back');
  await ask(paymentId);
  await untilSettled(paymentId);
  expect(await stateOf(token)).toBe('refunded');
  await eventually(
    () => refundedOf(paymentId),
    (back) => back.join() === '64000,50000',
  );
  const told = (await toldOf(lead, 8)).filter(([type]) => type === 'payment.refunded');
  expect(told.map(([, refund]) => refund)).toMatchObject([
    { amount: 20_000, total: 20_000 },
    { total: anyNumber },
    { total: 114_000 },
  ]);
});

test('each refund of a card and a Pix names the method by which its own money went back', async () => {
  commerce.provider.nextCardStatuses = ['authorized'];
  const { lead, paymentId, token } = await sell([parts.card(64_000), parts.pix(50_000)]);
  commerce.provider.set(`${paymentId}.2`, 'captured');
  await tell(`${paymentId}.2`);
  await eventually(
    () => stateOf(token),
    (state) => state === 'paid',
  );
  await ask(paymentId, { amount: 20_000 });
  await untilSettled(paymentId);
  await ask(paymentId);
  const told = await eventually(
    async () => (await toldOf(lead, 1)).filter(([type]) => type === 'payment.refunded'),
    ({ length }) => length === 3,
  );
  const refunds = told.map(([, refund]) => refund);
  for (const amount of [20_000, 44_000])
    expect(refunds).toContainEqual(expect.objectContaining({ amount, methods: ['credit-card'] }));
  expect(refunds).toContainEqual(expect.objectContaining({ amount: 50_000, methods: ['pix'] }));
});

test('a buyer may withdraw from the purchase for seven days', async () => {
  const first = await sellByCard();
  passDays(6.9);
  await ask(first.paymentId, { cause: 'regret', askedBy: 'buyer' });
  const second = await sellByCard();
  passDays(8.1);
  await expect(ask(second.paymentId, { cause: 'regret' })).rejects.toThrow('The 7 days');
  await ask(second.paymentId, { amount: 1 });
});

test('a Pix can be refunded for 90 days', async () => {
  const { paymentId } = await sellLater('pix');
  passDays(89.9);
  await ask(paymentId, { amount: 1 });
  passDays(0.2);
  await expect(ask(paymentId, { amount: 1 })).rejects.toThrow('within 90 days');
});

test('a slip is refunded to the Pix key of its payer, which is stored sealed and only until then', async () => {
  const { paymentId } = await sellLater('bankslip');
  await expect(ask(paymentId)).rejects.toThrow('Pix key');
  commerce.provider.refundBehaviours = ['drop-before'];
  await expect(ask(paymentId, { pixKey: 'Maria da Silva' })).rejects.toThrow('is no Pix key');
  await ask(paymentId, { pixKey: 'Maria@example.com' });
  expect(String((await refundsOf(paymentId))[0]?.pix_key)).toMatch(/^sealed\./);
  passDays(1);
  expect(await untilSettled(paymentId)).toMatchObject([{ state: 'done', pix_key: null }]);
});

test.each([
  ['that waits', async () => (await sell([parts.pix(114_000)])).paymentId, 'is pending'],
  ['that does not exist', () => Promise.resolve(randomUUID()), 'There is no payment'],
])('a payment %s cannot be refunded', async (_case, open, sentence) => {
  await expect(ask(await open())).rejects.toThrow(sentence);
});

async function tellOf(paymentId: string, said: Partial<Charge>) {
  commerce.provider.distort = (charge) =>
    charge.reference === paymentId ? { ...charge, ...said } : charge;
  expect((await tell(paymentId)).statusCode).toBe(204);
}

test('a refund made at the desk of the shop counts, and an older event does not undo it', async () => {
  const { paymentId, token } = await sellByCard();
  await tellOf(paymentId, { refunds: [{ reference: null, amount: 4_000 }] });
  await tellOf(paymentId, { refunds: [] });
  expect(await refundedOf(paymentId)).toEqual([4_000]);
  expect(await stateOf(token)).toBe('paid');
  await expect(ask(paymentId, { amount: 110_001 })).rejects.toThrow('1.100,00 can go back');
});

test.each([
  ['won', 'captured', 'paid'],
  ['lost', 'refunded', 'refunded'],
] as const)('a dispute is reported to operators, and ends %s', async (dispute, status, state) => {
  const { lead, paymentId, token } = await sellByCard();
  await tellOf(paymentId, { dispute: 'open' });
  expect(await stateOf(token)).toBe('paid');
  await expect(ask(paymentId)).rejects.toThrow('disputes');
  const alarms = await commerce.database.query(
    'select kind from payment_alarms where payment_id = $1',
    [paymentId],
  );
  expect(alarms).toEqual([{ kind: 'disputed' }]);
  await tellOf(paymentId, { dispute, status });
  await tellOf(paymentId, { dispute: 'open' });
  expect(await stateOf(token)).toBe(state);
  const [part] = await commerce.database.query(
    'select dispute from payment_parts where payment_id = $1',
    [paymentId],
  );
  expect(part).toEqual({ dispute });
  const told = await toldOf(lead, dispute === 'lost' ? 8 : 6);
  expect(told.map(([type]) => type)).toEqual([
    'payment.disputed',
    'payment.disputed',
    ...(dispute === 'lost' ? ['payment.refunded', 'subscription.ended'] : []),
  ]);
});
