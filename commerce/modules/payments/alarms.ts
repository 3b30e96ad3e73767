import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/connect';
import type { Charge, ChargeStatus } from '../../providers/PaymentProvider';
import type { Part, Payment, PaymentAlarm } from './Payment';
import { paymentAlarms, paymentParts } from './tables';

export interface Difference extends Pick<PaymentAlarm, 'expected' | 'kind' | 'received'> {
  paymentId: string;
  part: number;
}

export interface ServiceAlarm {
  kind: 'not_reconciled' | 'other_provider';
  received: string;
}

const withoutMoney: readonly ChargeStatus[] = ['declined', 'expired', 'voided', 'refunded'];

export const isWithoutMoney = ({ status }: Charge) => withoutMoney.includes(status);

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
  if (!isWithoutMoney(charge)) {
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
  /**
   * Records each difference once. A repeated one is counted and stays settled when it was, since it
   * says nothing new; a payment that differs in another way gets another alarm.
   */
  raise(differences: readonly Difference[], now: Date): Promise<void>;
  raiseUnknown(charge: Charge, now: Date): Promise<void>;
  listOpen(): Promise<PaymentAlarm[]>;
  /** @returns The alarm; undefined when no open one has this id. */
  settle(id: number, now: Date): Promise<PaymentAlarm | undefined>;
  takeUnreported(now: Date): Promise<PaymentAlarm[]>;
}

/** A row has seven values, and a statement of PostgreSQL accepts 65,535 at most. */
const rowsAtOnce = 1_000;

export function alarmRepository(executor: Executor): AlarmRepository {
  const countAgain = (lastAt: Date) => ({ times: sql`${paymentAlarms.times} + 1`, lastAt });
  return {
    async raise(differences, now) {
      for (let from = 0; from < differences.length; from += rowsAtOnce) {
        const rows = differences.slice(from, from + rowsAtOnce);
        await executor
          .insert(paymentAlarms)
          .values(rows.map((difference) => ({ ...difference, firstAt: now, lastAt: now })))
          .onConflictDoUpdate({
            target: [
              paymentAlarms.paymentId,
              paymentAlarms.part,
              paymentAlarms.kind,
              paymentAlarms.expected,
              paymentAlarms.received,
            ],
            set: countAgain(now),
          });
      }
    },
    async raiseUnknown({ amount, currency, id, reference, status }, now) {
      await executor
        .insert(paymentAlarms)
        .values({
          kind: 'unknown_charge',
          expected: 'a payment of its own',
          received: `${id} (${reference}): ${status} ${amount} ${currency}`,
          firstAt: now,
          lastAt: now,
        })
        .onConflictDoUpdate({
          target: paymentAlarms.received,
          targetWhere: isNull(paymentAlarms.paymentId),
          set: countAgain(now),
        });
    },
    listOpen: () =>
      executor
        .select()
        .from(paymentAlarms)
        .where(isNull(paymentAlarms.resolvedAt))
        .orderBy(asc(paymentAlarms.id)),
    async settle(id, now) {
      const [settled] = await executor
        .update(paymentAlarms)
        .set({ resolvedAt: now })
        .where(and(eq(paymentAlarms.id, id), isNull(paymentAlarms.resolvedAt)))
        .returning();
      return settled;
    },
    takeUnreported: (now) =>
      executor
        .update(paymentAlarms)
        .set({ reportedAt: now })
        .where(isNull(paymentAlarms.reportedAt))
        .returning(),
  };
}
