import type { Transaction } from '../../database/connect';
import type { Payment } from '../payments/tables';
import { type Ending, expireTrial, lockTrial } from '../payments/trialPayment';
import { agreementRepository, lockAgreement } from './repository';

/** A charge after a trial that was given back ends what the trial began. */
export async function endRefundedTrial(
  transaction: Transaction,
  charged: Pick<Payment, 'idempotencyKey'>,
  ending: Ending,
): Promise<void> {
  const found = await agreementRepository(transaction).findByCharge(charged.idempotencyKey);
  if (!found) return;
  const trial = await lockTrial(transaction, found.paymentId);
  const agreement = await lockAgreement(transaction, found.id);
  if (agreement?.state !== 'kept') return;
  await agreementRepository(transaction).update(agreement.id, { state: 'ended' });
  await expireTrial(transaction, trial, ending);
}
