import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/connect';
import type { Charge, ChargeStatus } from '../../providers/PaymentProvider';
import { type Part, type Payment, type PaymentAlarm, paymentAlarms, paymentParts } from './tables';

/** What is not as it was ordered. */
export type Difference = Pick<
  PaymentAlarm,
  'expected' | 'kind' | 'part' | 'paymentId' | 'received'
>;

/** Nothing was taken, or nothing is kept: whatever the amount was, there is none to compare. */
const withoutMoney: readonly ChargeStatus[] = ['declined', 'expired', 'voided', 'refunded'];

/** Whether another part has this charge: the provider mixes them up. */
async function isOfAnotherPart(
  transaction: Transaction,
  part: Part,
  chargeId: string,
): Promise<boolean> {
  const others = await transaction
    .select({ reference: paymentParts.reference })
    .from(paymentParts)
    .where(
      and(
        eq(paymentParts.provider, part.provider),
        eq(paymentParts.providerChargeId, chargeId),
        ne(paymentParts.reference, part.reference),
      ),
    );
  return others.length > 0;
}

/**
 * Compares a charge with what was ordered: its id with the one that is known, and while there is
 * money in it, its amount and currency.
 */
export async function findDifferences(
  transaction: Transaction,
  payment: Payment,
  charge: Charge,
): Promise<Difference[]> {
  const part = payment.parts.find(({ reference }) => reference === charge.reference);
  if (!part) throw new Error(`Payment ${payment.id} has no charge ${charge.reference}`);
  const found: Pick<Difference, 'expected' | 'kind' | 'received'>[] = [];
  const known = part.providerChargeId;
  if (known !== null && known !== charge.id)
    found.push({ kind: 'charge_id', expected: known, received: charge.id });
  if (known === null && (await isOfAnotherPart(transaction, part, charge.id)))
    found.push({ kind: 'charge_id', expected: 'a charge of its own', received: charge.id });
  if (!withoutMoney.includes(charge.status)) {
    if (charge.amount !== part.amount)
      found.push({
        kind: 'amount',
        expected: String(part.amount),
        received: String(charge.amount),
      });
    if (charge.currency !== payment.currency)
      found.push({ kind: 'currency', expected: payment.currency, received: charge.currency });
  }
  return found.map((difference) => ({
    ...difference,
    paymentId: payment.id,
    part: part.position,
  }));
}

interface AlarmRepository {
  /** Writes each difference once; one that comes again is counted, and open again. */
  raise(differences: readonly Difference[], now: Date): Promise<void>;
  /** Those that operators were not told of yet; they are marked as told. */
  takeUnreported(now: Date): Promise<PaymentAlarm[]>;
}

export function alarmRepository(executor: Executor): AlarmRepository {
  return {
    async raise(differences, now) {
      await executor
        .insert(paymentAlarms)
        .values(differences.map((difference) => ({ ...difference, firstAt: now, lastAt: now })))
        .onConflictDoUpdate({
          target: [
            paymentAlarms.paymentId,
            paymentAlarms.part,
            paymentAlarms.kind,
            paymentAlarms.expected,
            paymentAlarms.received,
          ],
          set: {
            times: sql`${paymentAlarms.times} + 1`,
            lastAt: now,
            // One that was settled and comes again is news.
            reportedAt: sql`case when ${paymentAlarms.resolvedAt} is null then ${paymentAlarms.reportedAt} end`,
            resolvedAt: null,
          },
        });
    },
    takeUnreported: (now) =>
      executor
        .update(paymentAlarms)
        .set({ reportedAt: now })
        .where(isNull(paymentAlarms.reportedAt))
        .returning(),
  };
}
