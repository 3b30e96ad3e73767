import { object } from 'yup';
import { collectErrors, type FormErrors } from '@/validation/schemas/collectErrors';
import { termsField } from '@/validation/schemas/termsField';
import type { PaymentValues } from '../payment/paymentValues';

/** The check of an acceptance where the brand has terms. */
export function checkAcceptance(values: PaymentValues): FormErrors {
  return collectErrors(object({ terms: termsField() }), values);
}
