import { object } from 'yup';
import { getCountry, type Locale } from '@/domain/markets';
import { validateEmail, validateName } from '../contact';
import { getPhoneMessage, validatePhone } from '../phone';
import { follows, requiredText } from './text';

/**
 * The lead form: `name`, `email`, `phone` as typed, and `phoneCountry` (ISO 3166), the country
 * that the picker shows. Errors are message keys.
 * @param locale the page's language, whose country has words of its own for a wrong phone
 */
export function leadSchema(locale: Locale) {
  const home = getCountry(locale);
  return object({
    name: requiredText().test(follows(validateName)),
    email: requiredText().test(follows(validateEmail)),
    phone: requiredText().when('phoneCountry', ([country], phone) =>
      phone.test(
        follows(
          (value) =>
            validatePhone(value, String(country)) && getPhoneMessage(String(country), home),
        ),
      ),
    ),
  });
}
