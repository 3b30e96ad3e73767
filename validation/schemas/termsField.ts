import { boolean } from 'yup';
import type { ValidationMessageKey } from '../validationMessageKey';

const notAccepted: ValidationMessageKey = 'validation.terms';

/** The checkbox that accepts terms and privacy: must be ticked (spec section 5, "Other rules"). */
export function termsField() {
  return boolean().isTrue(notAccepted).required(notAccepted);
}
