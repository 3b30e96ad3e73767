import type { PaymentView } from '../../payment';
import type { FlowStep } from '../../product';
import { readStored, removeStored, writeStored } from '../../storage/storage';
import { getTokenKey } from './paymentStep';
import { rememberProfile } from './purchaseProfile';
import { getPixData } from './pixData';

/**
 * Keeps which payment a step led to.
 * @param step null: the purchase's own payment
 */
export function rememberToken(token: string, step: FlowStep | null): void {
  const key = getTokenKey(step);
  // What was offered after an earlier purchase has nothing to do with this one.
  if (key === 'purchaseToken' && readStored(key) !== token) removeStored('upsellToken');
  writeStored(key, token);
  if (step) writeStored('paymentStepId', step.id);
  else removeStored('paymentStepId');
}

/** Keeps what the pages after the payment need, so that they survive a reload. */
export function rememberPayment(payment: PaymentView, step: FlowStep | null): void {
  rememberToken(payment.token, step);
  if (getTokenKey(step) === 'purchaseToken') rememberProfile(payment);
  const dataPix = getPixData(payment);
  if (dataPix) writeStored('dataPix', dataPix);
  // A code of an earlier try must not ask a buyer to pay again.
  else removeStored('dataPix');
}
