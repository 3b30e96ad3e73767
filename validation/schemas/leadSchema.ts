import { object } from 'yup';
import { validateEmail } from '../rules/validateEmail';
import { validateName } from '../rules/validateName';
import { validatePhone } from '../rules/validatePhone';
import { validateRequired } from '../rules/validateRequired';
import { ruleField } from './ruleField';

/**
 * The lead form: `name`, `email`, `phone` as typed, and `phoneCountry` (ISO 3166), the country
 * that the picker shows. Errors are message keys.
 */
export function leadSchema() {
  return object({
    name: ruleField(validateRequired, validateName),
    email: ruleField(validateRequired, validateEmail),
    phone: ruleField(validateRequired, (value, { phoneCountry }) =>
      validatePhone(value, String(phoneCountry)),
    ),
  });
}
