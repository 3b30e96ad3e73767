import type { PaymentType } from '@/contract/enumerations';
import type { Transaction } from '../../database/connect';
import { createSubscriptions } from '../../database/createSubscriptions';
import type { PaymentRow, Purchase } from '../../database/tables';
import { createReference } from '../createReference';

/** Sales of a plan. The other types pay for something that the buyer has already. */
const sellingTypes: readonly PaymentType[] = ['direct', 'sale-invoice'];

/**
 * Begins the subscription of a purchase that has just been paid, in the transaction that says so.
 * Its refund needs no call: a subscription whose purchase is not paid is ended.
 */
export async function subscribe(
  transaction: Transaction,
  payment: PaymentRow,
  purchase: Purchase,
  now: Date,
): Promise<void> {
  if (!sellingTypes.includes(purchase.type)) return;
  await createSubscriptions(transaction).begin({
    id: createReference(),
    leadId: purchase.leadId,
    purchaseId: purchase.id,
    planId: purchase.planId,
    amount: payment.amount,
    startedAt: now,
  });
}
