import { cardFields } from './cardFields';
import type { PaymentFormContext } from './paymentFormContext';
import { paymentSchema } from './paymentSchema';

export interface CardPaymentFormContext extends PaymentFormContext {
  /** The moment of the check: an expiry is compared with its local month. */
  now: Date;
}

/** The card form: `cardFields`, and the fields of `paymentSchema`. Errors are message keys. */
export function cardPaymentSchema({ now, ...context }: CardPaymentFormContext) {
  return paymentSchema(context).shape(cardFields(now));
}
