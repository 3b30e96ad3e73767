import { boolean } from 'yup';
import type { ValidationMessageKey } from '../rule';

const notAccepted: ValidationMessageKey = 'validation.terms';

/** The checkbox that accepts terms and privacy: must be ticked (docs/behaviour.md 5). */
export function termsField() {
  return boolean().isTrue(notAccepted).required(notAccepted);
}
