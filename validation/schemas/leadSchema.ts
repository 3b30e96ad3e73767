import { object } from 'yup';
import { validateEmail, validateName } from '../contact';
import { validatePhone } from '../phone';
import { follows, requiredText } from './text';

/**
 * The lead form: `name`, `email`, `phone` as typed, and `phoneCountry` (ISO 3166), the country
 * that the picker shows. Errors are message keys.
 */
export function leadSchema() {
  return object({
    name: requiredText().test(follows(validateName)),
    email: requiredText().test(follows(validateEmail)),
    phone: requiredText().when('phoneCountry', ([country], phone) =>
      phone.test(follows((value) => validatePhone(value, String(country)))),
    ),
  });
}
