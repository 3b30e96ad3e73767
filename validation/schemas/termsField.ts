import { boolean } from 'yup';
import type { ValidationMessageKey } from '../rule';

const notAccepted: ValidationMessageKey = 'validation.terms';

export function termsField() {
  return boolean().isTrue(notAccepted).required(notAccepted);
}
