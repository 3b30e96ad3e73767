import type { PaymentState } from '@/contract/enumerations';
import type { Transaction } from '../../database/connect';
import { createRecoveries } from '../../database/createRecoveries';
import type { PaymentRow, Purchase } from '../../database/tables';
import { createReference } from '../createReference';

const failedStates: readonly PaymentState[] = ['declined', 'expired'];

/**
 * Notes a failed payment, so that its purchase can be taken up again by an id of its own. Invoices
 * and subscriptions have one anyhow: theirs stays open.
 */
export async function noteRecovery(
  transaction: Transaction,
  payment: PaymentRow,
  purchase: Purchase,
  now: Date,
): Promise<void> {
  const isOpen = purchase.paidPaymentId === null && purchase.type === 'direct';
  if (!isOpen || !failedStates.includes(payment.state)) return;
  await createRecoveries(transaction).note({
    id: createReference(),
    purchaseId: purchase.id,
    paymentId: payment.id,
    failedAt: now,
  });
}
