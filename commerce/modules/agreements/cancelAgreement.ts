import type { CardAgreement } from '@/contract/cardAgreement';
import type { Transaction } from '../../database/connect';
import { writeOnce } from '../../http/idempotency';
import { ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { expireTrial, lockTrial } from '../payments/trialPayment';
import { getAgreement } from './agreementView';
import { agreementRepository, lockAgreement } from './repository';
import { scheduledChargeRepository } from './scheduledChargeRepository';

interface CancelAgreementCall {
  id: string;
  idempotencyKey: string;
}

/**
 * Ends an agreement before its charge, once per idempotency key: nothing is charged. An agreement that
 * is already over stays as it is.
 * @returns the agreement as it is now
 * @throws ProblemError not_found, payment_in_progress while the card is being charged,
 *   idempotency_key_reused.
 */
export function cancelAgreement(
  services: Services,
  { id, idempotencyKey }: CancelAgreementCall,
): Promise<CardAgreement> {
  return writeOnce(services, {
    idempotencyKey,
    request: { cancelAgreement: id },
    replay: () => getAgreement(services, id),
    run: async (transaction) => {
      await cancel(services, transaction, id);
      return undefined;
    },
  });
}

async function cancel(
  { clock, purchaseHooks }: Services,
  transaction: Transaction,
  id: string,
): Promise<void> {
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
  await expireTrial(transaction, trial, { at: clock(), cause: 'buyer' }, purchaseHooks);
}
