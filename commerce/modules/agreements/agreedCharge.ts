import type { Executor } from '../../database/connect';
import { agreementRepository } from './repository';
import { scheduledChargeRepository } from './scheduledChargeRepository';

export interface AgreedCharge {
  agreementId: string;
  /** Minor units, with interest. */
  amount: number;
  installments: number;
  chargeAt: Date;
}

export async function findAgreedCharge(
  executor: Executor,
  paymentId: string,
): Promise<AgreedCharge | undefined> {
  const agreement = await agreementRepository(executor).findByPayment(paymentId);
  if (agreement?.state !== 'active') return undefined;
  const { amount, id: agreementId, installments } = agreement;
  const planned = await scheduledChargeRepository(executor).findOpen(agreementId);
  return planned && { agreementId, amount, installments, chargeAt: planned.dueAt };
}
