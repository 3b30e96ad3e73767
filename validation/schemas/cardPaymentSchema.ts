import { isCardCompanyId } from '../cards/cardCompanyId';
import { securityCodeLength } from '../cards/securityCodeLength';
import { validateCardCompany } from '../rules/validateCardCompany';
import { validateCardExpirationDate } from '../rules/validateCardExpirationDate';
import { validateCardNumber } from '../rules/validateCardNumber';
import { validateCardSecurityCode } from '../rules/validateCardSecurityCode';
import { validateRequired } from '../rules/validateRequired';
import type { PaymentFormContext } from './paymentFormContext';
import { paymentSchema } from './paymentSchema';
import { type FormValues, ruleField } from './ruleField';

interface CardPaymentFormContext extends PaymentFormContext {
  /** The moment of the check: an expiry is compared with its local month. */
  now: Date;
}

function expectedCodeLength({ cardCompany }: FormValues) {
  const company = String(cardCompany);
  return isCardCompanyId(company) ? securityCodeLength(company) : undefined;
}

/**
 * The card form: `installments`, `cardCompany`, `cardHolder`, `cardNumber`, `cardExpirationDate`,
 * `cardSecurityCode`, and the fields of `paymentSchema`. Errors are message keys. The security
 * code's length follows the chosen company.
 */
export function cardPaymentSchema({ now, ...context }: CardPaymentFormContext) {
  return paymentSchema(context).shape({
    installments: ruleField(validateRequired),
    cardCompany: ruleField(validateCardCompany),
    cardHolder: ruleField(validateRequired),
    cardNumber: ruleField(validateRequired, validateCardNumber),
    cardExpirationDate: ruleField(validateRequired, (value) =>
      validateCardExpirationDate(value, now),
    ),
    cardSecurityCode: ruleField(validateRequired, (value, values) =>
      validateCardSecurityCode(value, expectedCodeLength(values)),
    ),
  });
}
