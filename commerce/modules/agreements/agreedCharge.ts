import type { Executor } from '../../database/connect';
import { agreementRepository } from './repository';
import { scheduledChargeRepository } from './scheduledChargeRepository';

/** What a card is charged after a trial, as its buyer agreed. */
export interface AgreedCharge {
  /** Of the link that ends it. */
  agreementId: string;
  /** Minor units, with interest. */
  amount: number;
  installments: number;
  chargeAt: Date;
}

/** The charge that is planned after the trial that a payment began; undefined: none is. */
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
