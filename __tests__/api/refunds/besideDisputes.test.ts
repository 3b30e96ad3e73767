import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { getLimitRule } from '@/commerce/limits';
import { askRefund } from '@/commerce/modules/payments/refunds/askRefund';
import { ProviderRefusal } from '@/commerce/providers/errors';
import type { Charge } from '@/commerce/providers/PaymentProvider';
import { paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import { eventually } from '@/testing/eventually';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { connectPatiently } from '../../support/connectPatiently';
import { deliverWebhookOf } from '../../support/paidLater';
import { quickSweep, startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;
let database: ReturnType<typeof connectPatiently>;

const minute = 60_000;
const price = 114_000;

/**
 * A provider that refuses only what the port says, a refund under dispute: whether more goes back
 * than was paid is up to commerce alone.
 */
beforeAll(async () => {
  commerce = await startTestCommerce({ timing: quickSweep });
  database = connectPatiently(commerce.database.url);
  const { provider } = commerce;
  vi.spyOn(provider, 'refundPart').mockImplementation(async (chargeId, order) => {
    await provider.getCardKey();
    const charge = [...provider.charges.values()].find(({ id }) => id === chargeId);
    if (!charge) throw new Error('No such charge');
    if (charge.dispute === 'open' || charge.dispute === 'lost')
      throw new ProviderRefusal('disputed');
    const known = charge.refunds ?? [];
    const isKnown = known.some(({ reference }) => reference === order.reference);
    const refunds = isKnown
      ? known
      : [...known, { reference: order.reference, amount: order.amount }];
    return change(charge.reference, {
      refunds,
      status: sumOf(refunds) >= charge.amount ? 'refunded' : 'captured',
    });
  });
});
afterAll(async () => {
  await database.close();
  await commerce.stop();
});

const sumOf = (amounts: readonly { amount: number }[] = []) =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

function change(reference: string, changes: Partial<Charge>): Charge {
  const charge = { ...commerce.provider.chargeOf(reference), ...changes };
  commerce.provider.charges.set(reference, charge);
  return charge;
}

async function sell(): Promise<string> {
  const body = paymentBody(await createLead(commerce.app));
  const { token } = (await post(commerce.app, paths.paymentV2, body)).json<PaymentResponse>();
  const [row] = await commerce.database.query('select id from payments where token = $1', [token]);
  return String(row?.id);
}

const ask = (paymentId: string, amount: number | null) =>
  askRefund(
    {
      clock: () => new Date(),
      connection: database.connection,
      limits: {
        getRule: (name) =>
          getLimitRule({ 'refunds-per-operator': 1_000, 'refunded-per-operator': 1_000_000 }, name),
      },
    },
    {
      paymentId,
      key: randomUUID(),
      amount,
      cause: 'operator',
      askedBy: 'Ana',
      reason: 'wrong course',
      pixKey: null,
    },
  );

async function readMoney(paymentId: string) {
  const [row] = await commerce.database.query(
    `select payments.state, dispute, refunded_amount::int as back,
       (select coalesce(sum(amount), 0)::int from refunds
        where refunds.payment_id = payments.id and refunds.state = 'planned') as planned
     from payments join payment_parts on payment_id = payments.id where payments.id = $1`,
    [paymentId],
  );
  return {
    state: String(row?.state),
    dispute: row?.dispute,
    back: Number(row?.back),
    planned: Number(row?.planned),
  };
}

/** The worker makes what is planned, and what is refused stays refused. */
async function makeRefunds(paymentId: string): Promise<void> {
  commerce.provider.isAway = false;
  commerce.passTime(10 * minute);
  await eventually(
    () => readMoney(paymentId),
    ({ planned }) => planned === 0,
  );
  commerce.provider.isAway = true;
}

type Step = 'make' | 'open' | 'won' | 'lost' | { ask: number | null };

async function take(paymentId: string, step: Step): Promise<void> {
  const charge = commerce.provider.chargeOf(paymentId);
  if (step === 'make') return makeRefunds(paymentId);
  if (typeof step === 'object') {
    const before = await readMoney(paymentId);
    const isDisputed = before.dispute === 'open' || before.dispute === 'lost';
    const left = price - before.back - before.planned;
    const isPossible =
      before.state === 'paid' &&
      !isDisputed &&
      left > 0 &&
      (step.ask === null || step.ask === left || step.ask < left);
    const isPlanned = await ask(paymentId, step.ask).then(
      () => true,
      () => false,
    );
    expect([step, before, isPlanned]).toEqual([step, before, isPossible]);
    return;
  }
  // The bank takes up a dispute once, about money that is still there.
  if (step === 'open' && (charge.dispute ?? null) === null && charge.status === 'captured')
    change(paymentId, { dispute: 'open' });
  if (step === 'won' && charge.dispute === 'open') change(paymentId, { dispute: 'won' });
  if (step === 'lost' && charge.dispute === 'open')
    change(paymentId, { dispute: 'lost', status: 'refunded' });
  await deliverWebhookOf(commerce, paymentId);
}

const step = fc.oneof(
  fc.constantFrom<Step[]>('make', 'open', 'won', 'lost'),
  fc.record({ ask: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: price + 1 })) }),
  fc.record({ ask: fc.constantFrom(price / 2, price / 3, 1) }),
);

test('whatever is asked beside a dispute, no more money goes back than was paid', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      commerce.provider.isAway = false;
      const paymentId = await sell();
      commerce.provider.isAway = true;
      for (const each of steps) {
        await take(paymentId, each);
        const { back, planned, state } = await readMoney(paymentId);
        expect(back).toBeLessThanOrEqual(price);
        if (state === 'paid') expect(back + planned).toBeLessThanOrEqual(price);
      }
      await makeRefunds(paymentId);
      const { dispute, refunds, status } = commerce.provider.chargeOf(paymentId);
      expect(sumOf(refunds)).toBeLessThanOrEqual(price);
      const end = await readMoney(paymentId);
      expect(end.state).toBe(status === 'refunded' ? 'refunded' : 'paid');
      expect(end.back).toBe(dispute === 'lost' ? price : sumOf(refunds));
    }),
    { numRuns: 12, seed: 3_314 },
  );
});
