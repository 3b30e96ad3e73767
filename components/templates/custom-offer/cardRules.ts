import { cardPaymentSchema } from '@/validation/schemas/cardPaymentSchema';
import { collectErrors, type FormErrors } from '@/validation/schemas/collectErrors';
import type { PaymentValues } from '../payment/paymentValues';

/** The checks of a card that is not charged: no document, no terms. */
export function checkCard(values: PaymentValues): FormErrors {
  const schema = cardPaymentSchema({
    documentType: 'cpf',
    isDocumentRequired: false,
    asksTerms: false,
    now: new Date(),
  });
  return collectErrors(schema, values);
}
