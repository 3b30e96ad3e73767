import type { FormMethod } from '@/services/checkout/payment/offeredMethods';
import type { PaymentOutcome } from '@/services/checkout/payment/paymentOutcome';

/**
 * Where a payment's form stands. Where a billing address is asked for, a card payment has two
 * halves: the card, left with 'Continuar', then the address. Everything else is one page.
 */
export type PaymentStage = 'method' | 'address';

/** Whether a method asks for a card's data, which the billing address belongs to. */
export function takesCard(method: FormMethod): boolean {
  return method === 'credit-card' || method.startsWith('credit-card+');
}

/** Whether the button leads on to the address instead of paying. */
export function goesOnToAddress(
  stage: PaymentStage,
  method: FormMethod,
  asksAddress: boolean,
): boolean {
  return asksAddress && stage === 'method' && takesCard(method);
}

/** Whether an outcome asks for something of the first half: another card, its code, or a method. */
export function leadsBackToMethod(outcome: PaymentOutcome | null): boolean {
  return outcome?.kind === 'declined' || outcome?.kind === 'invalidFields';
}
