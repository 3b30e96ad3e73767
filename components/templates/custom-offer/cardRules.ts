import { object } from 'yup';
import { collectErrors, type FormErrors } from '@/validation/schemas/collectErrors';
import { cardsSchema } from '../../payment/methods/card';
import type { PaymentValues } from '../../payment/paymentValues';

const schema = object({ cards: cardsSchema(1) });

/** The checks of a card that is not charged: no document, no terms. */
export function checkCard(values: PaymentValues): FormErrors {
  return collectErrors(schema, values);
}
