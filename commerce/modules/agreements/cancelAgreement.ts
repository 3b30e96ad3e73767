import { ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { expireTrial, lockTrial } from '../payments/trialPayment';
import { agreementRepository, lockAgreement, scheduledChargeRepository } from './repository';

/**
 * Ends an agreement before its charge: nothing is taken. One that is over already stays as it is.
 * @throws ProblemError not_found, payment_in_progress while the card is being charged.
 */
export function cancelAgreement({ clock, connection }: Services, id: string): Promise<void> {
  return connection.transaction(async (transaction) => {
    const found = await agreementRepository(transaction).find(id);
    if (!found || found.state === 'proposed') throw new ProblemError('not_found');
    const trial = await lockTrial(transaction, found.paymentId);
    const agreement = await lockAgreement(transaction, id);
    if (agreement?.state !== 'active') return;
    const charges = scheduledChargeRepository(transaction);
    const planned = await charges.findOpen(id);
    if (planned?.lockedSince) throw new ProblemError('payment_in_progress');
    if (planned) await charges.update(planned.id, { outcome: 'cancelled', nextCheckAt: null });
    await agreementRepository(transaction).update(id, { state: 'cancelled' });
    await expireTrial(transaction, trial, { at: clock(), cause: 'buyer' });
  });
}
