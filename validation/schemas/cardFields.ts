import { isCardCompanyId } from '../cards/cardCompanyId';
import { securityCodeLength } from '../cards/securityCodeLength';
import { validateCardCompany } from '../rules/validateCardCompany';
import { validateCardExpirationDate } from '../rules/validateCardExpirationDate';
import { validateCardNumber } from '../rules/validateCardNumber';
import { validateCardSecurityCode } from '../rules/validateCardSecurityCode';
import { validateRequired } from '../rules/validateRequired';
import { ruleField } from './ruleField';

function codeLengthOf(cardCompany: unknown) {
  const company = String(cardCompany);
  return isCardCompanyId(company) ? securityCodeLength(company) : undefined;
}

/**
 * The fields of one card: `installments`, `cardCompany`, `cardHolder`, `cardNumber`,
 * `cardExpirationDate`, `cardSecurityCode`. Errors are message keys. The security code's length
 * follows the chosen company.
 * @param now the moment of the check: an expiry is compared with its local month
 * @param prefix what the fields' names begin with, in a form of two cards
 */
export function cardFields(now: Date, prefix = '') {
  return {
    [`${prefix}installments`]: ruleField(validateRequired),
    [`${prefix}cardCompany`]: ruleField(validateCardCompany),
    [`${prefix}cardHolder`]: ruleField(validateRequired),
    [`${prefix}cardNumber`]: ruleField(validateRequired, validateCardNumber),
    [`${prefix}cardExpirationDate`]: ruleField(validateRequired, (value) =>
      validateCardExpirationDate(value, now),
    ),
    [`${prefix}cardSecurityCode`]: ruleField(validateRequired, (value, values) =>
      validateCardSecurityCode(value, codeLengthOf(values[`${prefix}cardCompany`])),
    ),
  };
}
