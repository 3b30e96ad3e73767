import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns';
import type { Executor, Transaction } from '../../database/connect';
import { fingerprint } from '../../database/sealing';
import { ProblemError } from '../../http/problems';
import type { VoucherLimits } from '../catalogue/CatalogueProduct';
import { isPaymentInState } from '../payments/conditions';
import { statesThatMayPay, waitingStates } from '../payments/paymentStates';

const voucherUses = pgTable('voucher_uses', {
  paymentId: uuid('payment_id').primaryKey(),
  voucher: text('voucher').notNull(),
  buyer: text('buyer').notNull(),
  usedAt: moment('used_at').notNull(),
});

export interface VoucherUse {
  voucher: string;
  buyer: string;
  limits: VoucherLimits;
  amountWithout: number;
}

interface UseCount {
  /** 0 when only the uses per buyer are limited. */
  total: number;
  byBuyer: number;
}

/**
 * Counts how often a voucher was used. Excludes a payment of this lead that waits for its buyer, since
 * paying in another way ends it.
 */
export function countOtherUses(
  executor: Executor,
  use: VoucherUse,
  leadId: string | null,
): Promise<UseCount> {
  const isOwn =
    leadId === null
      ? undefined
      : isPaymentInState(executor, sql`${voucherUses.paymentId}`, waitingStates, leadId);
  return countUses(executor, use, isOwn && not(isOwn));
}

export async function countUses(
  executor: Executor,
  { buyer, limits, voucher }: Pick<VoucherUse, 'buyer' | 'limits' | 'voucher'>,
  condition?: SQL,
): Promise<UseCount> {
  const alive = and(
    eq(voucherUses.voucher, voucher),
    isPaymentInState(executor, sql`${voucherUses.paymentId}`, statesThatMayPay),
    condition,
  );
  const total = limits.total === undefined ? 0 : await executor.$count(voucherUses, alive);
  const byBuyer = await executor.$count(
    voucherUses,
    and(alive, eq(voucherUses.buyer, fingerprint(buyer))),
  );
  return { total, byBuyer };
}

/**
 * Counts a voucher for a payment that is reserved in this transaction: however many buyers come at
 * once, one gets the last use. A payment that ends without money releases its use by itself, and takes
 * it again when money comes late after all.
 * @throws ProblemError price_changed with the price without it, when it was used up meanwhile.
 */
export async function useVoucher(
  transaction: Transaction,
  use: VoucherUse | null,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  if (!use) return;
  const { amountWithout, buyer, limits, voucher } = use;
  // Buyers wait for one another only where they share a limit.
  const lockName = `voucher:${voucher}:${limits.total === undefined ? buyer : ''}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`);
  const { byBuyer, total } = await countUses(transaction, use);
  if (total >= (limits.total ?? Infinity) || byBuyer >= (limits.perBuyer ?? Infinity)) {
    throw new ProblemError('price_changed', { amount: amountWithout });
  }
  await transaction
    .insert(voucherUses)
    .values({ paymentId: id, voucher, buyer: fingerprint(buyer), usedAt: now });
}
