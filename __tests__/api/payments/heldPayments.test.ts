import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Charge } from '@/commerce/providers/PaymentProvider';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { deliverWebhookOf } from '../../support/paidLater';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  // What the provider reports is told here, in this order, and not looked up meanwhile.
  commerce = await startTestCommerce({ timing: { sweepIntervalMs: 3_600_000 } });
});
afterAll(() => commerce.stop());

const price = 114_000;

type Told = Partial<Pick<Charge, 'amount' | 'currency' | 'id' | 'status'>>;

const withMoney = fc.constantFrom<Charge['status']>('captured', 'authorized', 'pending');
const anyStatus = fc.constantFrom<Charge['status']>('captured', 'expired', 'declined', 'refunded');
const otherAmount = fc.integer({ min: 1, max: 2 * price }).filter((amount) => amount !== price);
const wrongSum: fc.Arbitrary<Told> = fc.oneof(
  fc.record({ status: withMoney, amount: otherAmount }),
  fc.record({ status: withMoney, currency: fc.constant<Charge['currency']>('USD') }),
);
const otherCharge: fc.Arbitrary<Told> = fc.record({
  status: anyStatus,
  id: fc.constant('charge of somebody'),
});
const correction = fc.constantFrom(
  ['captured', 'paid'] as const,
  ['refunded', 'refunded'] as const,
);

const stateOf = async (token: string) =>
  (await commerce.app.inject(buildPath(paths.payment, { token }))).json<PaymentView>().state;

async function tell(paymentId: string, said: Told | undefined): Promise<void> {
  commerce.provider.distort = said && ((charge) => ({ ...charge, ...said }));
  await deliverWebhookOf(commerce, paymentId);
}

async function pay(method: 'card' | 'pix', answered?: Told) {
  commerce.provider.distort = answered && ((charge) => ({ ...charge, ...answered }));
  const body = paymentBody(await createLead(commerce.app), method);
  const { token } = (await post(commerce.app, paths.paymentV2, body)).json<PaymentResponse>();
  const [row] = await commerce.database.query('select id from payments where token = $1', [token]);
  return { token, id: String(row?.id) };
}

async function expectHeld(
  { id, token }: { id: string; token: string },
  state: string,
  reports: readonly Told[],
): Promise<void> {
  for (const said of reports) {
    await tell(id, said);
    expect(await stateOf(token)).toBe(state);
  }
  const history = await commerce.database.query(
    `select to_state from payment_transitions where payment_id = $1 and to_state not in ($2, 'created', 'processing')`,
    [id, state],
  );
  expect(history).toEqual([]);
  const [alarms] = await commerce.database.query(
    'select coalesce(sum(times), 0)::int as count from payment_alarms where payment_id = $1',
    [id],
  );
  expect(Number(alarms?.count)).toBeGreaterThanOrEqual(reports.length);
}

const runs = { numRuns: 8, seed: 3_313 };

test('a code about which the provider reports anything else than was ordered waits until it is corrected', async () => {
  const reports = fc.array(fc.oneof(wrongSum, otherCharge), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(reports, correction, async (wrong, [status, end]) => {
      const payment = await pay('pix');
      await expectHeld(payment, 'pending', wrong);
      commerce.provider.set(payment.id, status);
      await tell(payment.id, undefined);
      expect(await stateOf(payment.token)).toBe(end);
    }),
    runs,
  );
});

test('a card that was charged another sum stays uncertain until it is corrected, and nothing else is charged', async () => {
  const reports = fc.array(wrongSum, { minLength: 1, maxLength: 5 });
  const answered = otherAmount.map((amount) => ({ amount }));
  await fc.assert(
    fc.asyncProperty(answered, reports, correction, async (first, wrong, [status, end]) => {
      const payment = await pay('card', first);
      const orders = commerce.provider.orders.length;
      await expectHeld(payment, 'processing', wrong);
      const [row] = await commerce.database.query(
        'select lead_id from purchases join payments on purchase_id = purchases.id where payments.id = $1',
        [payment.id],
      );
      const again = paymentBody(String(row?.lead_id));
      expect((await post(commerce.app, paths.paymentV2, again, randomUUID())).statusCode).toBe(409);
      commerce.provider.set(payment.id, status);
      await tell(payment.id, undefined);
      expect(await stateOf(payment.token)).toBe(end);
      expect(commerce.provider.orders).toHaveLength(orders);
    }),
    runs,
  );
});
