import type { Transaction } from '../../database/connect';
import { listPaidPeriods } from '../payments/periodPayments';
import type { Payment } from '../payments/Payment';
import type { PurchaseHooksByType } from '../payments/PurchaseHooks';
import { type Ending, expireTrial, lockTrial } from '../payments/trialPayment';
import { getSubscriptionId } from '../subscriptions/periods';
import { closeOpenCharge } from './completeAgreement';
import { agreementRepository, lockAgreement } from './repository';

/**
 * Ends the agreement and the trial once a payment that followed it was refunded, whoever refunded it,
 * unless another period is paid.
 */
export async function endRefundedTrial(
  transaction: Transaction,
  refunded: Pick<Payment, 'idempotencyKey' | 'purchase'>,
  { hooks, ...ending }: Ending & { hooks: PurchaseHooksByType },
): Promise<void> {
  const subscriptionId = getSubscriptionId(refunded.purchase.reference);
  const found = await agreementRepository(transaction).findBySubscription(subscriptionId);
  if (!found) return;
  const trial = await lockTrial(transaction, found.paymentId);
  const agreement = await lockAgreement(transaction, found.id);
  if (agreement?.state !== 'kept' && agreement?.state !== 'active') return;
  if ((await listPaidPeriods(transaction, subscriptionId)).length > 0) return;
  await closeOpenCharge(transaction, agreement.id, refunded);
  await agreementRepository(transaction).update(agreement.id, { state: 'ended' });
  await expireTrial(transaction, trial, ending, hooks);
}
