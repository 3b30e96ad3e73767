import type { PaymentState } from '@/contract/enumerations';
import type { Executor, Transaction } from '../../database/connect';
import { createReference } from '../../secrets';
import type { PaymentRow, Purchase } from '../payments/Payment';
import { recoveryRepository, type RecoveryRow } from './repository';

const failedStates: readonly PaymentState[] = ['declined', 'expired'];

/**
 * Notes a failed payment, so that its purchase can be taken up again by an id of its own. Invoices
 * and subscriptions have one anyhow: theirs stays open.
 */
export async function storeRecovery(
  transaction: Transaction,
  payment: PaymentRow,
  purchase: Purchase,
  now: Date,
): Promise<void> {
  const isOpen = purchase.paidPaymentId === null && purchase.type === 'direct';
  if (!isOpen || !failedStates.includes(payment.state)) return;
  await recoveryRepository(transaction).note({
    id: createReference(),
    purchaseId: purchase.id,
    paymentId: payment.id,
    failedAt: now,
  });
}

/** Where a purchase can be taken up again; undefined while no payment of it has failed. */
export function findRecoveryOfPurchase(
  db: Executor,
  purchaseId: string,
): Promise<RecoveryRow | undefined> {
  return recoveryRepository(db).findByPurchase(purchaseId);
}
