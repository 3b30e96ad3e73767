import type { Transaction } from '../../database/connect';
import type { Payment } from '../payments/Payment';
import { getSubscriptionId } from '../subscriptions/periods';
import { agreementRepository, lockAgreement } from './repository';
import { scheduledChargeRepository } from './scheduledChargeRepository';
import type { AgreementRow } from './tables';

/**
 * Locks the agreement that a subscription began with; undefined when there is none. This lock comes
 * after the purchase's and before the subscription's, so that of a concurrent payment and cancellation
 * the second sees what the first did.
 */
export async function lockAgreementOf(
  transaction: Transaction,
  subscriptionId: string,
): Promise<AgreementRow | undefined> {
  const found = await agreementRepository(transaction).findBySubscription(subscriptionId);
  return found && lockAgreement(transaction, found.id);
}

/**
 * True for a scheduled charge that the buyer no longer owes: the agreement was cancelled, has ended,
 * or its period was paid otherwise. The subscription alone does not show it, because it begins again
 * when its product is bought.
 */
export async function isNoLongerOwed(
  transaction: Transaction,
  { idempotencyKey }: Pick<Payment, 'idempotencyKey'>,
): Promise<boolean> {
  const charge = await scheduledChargeRepository(transaction).find(idempotencyKey);
  if (!charge) return false;
  const agreement = await agreementRepository(transaction).find(charge.agreementId);
  return agreement?.state !== 'active';
}

export async function completeAgreement(
  transaction: Transaction,
  { idempotencyKey, purchase }: Pick<Payment, 'idempotencyKey' | 'purchase'>,
): Promise<void> {
  const agreement = await lockAgreementOf(transaction, getSubscriptionId(purchase.reference));
  if (agreement?.state !== 'active') return;
  await closeOpenCharge(transaction, agreement.id, { idempotencyKey });
  await agreementRepository(transaction).update(agreement.id, { state: 'kept' });
}

export const isChargeAgreed = async (
  transaction: Transaction,
  subscriptionId: string,
): Promise<boolean> => (await lockAgreementOf(transaction, subscriptionId))?.state === 'active';

export async function closeOpenCharge(
  transaction: Transaction,
  agreementId: string,
  { idempotencyKey }: Pick<Payment, 'idempotencyKey'>,
): Promise<void> {
  const charges = scheduledChargeRepository(transaction);
  const open = await charges.findOpen(agreementId);
  if (!open) return;
  const outcome = open.id === idempotencyKey ? 'paid' : 'not_needed';
  await charges.update(open.id, { outcome, nextCheckAt: null });
}
