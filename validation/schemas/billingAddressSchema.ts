import { object } from 'yup';
import { validateAddress } from '../rules/validateAddress';
import { validateCity } from '../rules/validateCity';
import { validateComplement } from '../rules/validateComplement';
import { validateCountry } from '../rules/validateCountry';
import { validateDistrict } from '../rules/validateDistrict';
import { type PostalCountry, validatePostalCode } from '../rules/validatePostalCode';
import { validateRequired } from '../rules/validateRequired';
import { ruleField } from './ruleField';

/** What the checks of a billing address depend on besides its values. */
export interface BillingAddressContext {
  /** Where the purchase is made (ISO 3166). */
  country: PostalCountry;
}

/**
 * The fields of a billing address: `postalCode`, `street`, `number`, `complement`, `city`, `state`,
 * `country`, and Brazil's `district`. Only Brazil asks for the postal code: many places of
 * Mozambique and Peru have none, but one that is given must have the country's digits.
 */
export function billingAddressFields({ country }: BillingAddressContext) {
  const isBrazil = country === 'BR';
  return {
    postalCode: isBrazil
      ? ruleField(validateRequired, (value) => validatePostalCode(value, country))
      : ruleField((value) => (value === '' ? undefined : validatePostalCode(value, country))),
    street: ruleField(validateRequired, validateAddress),
    number: ruleField(validateRequired),
    complement: ruleField(validateComplement),
    ...(isBrazil && { district: ruleField(validateRequired, validateDistrict) }),
    city: ruleField(validateRequired, validateCity),
    state: ruleField(validateRequired),
    country: ruleField(validateRequired, validateCountry),
  };
}

/** A billing address alone; other forms take its fields with `.shape(billingAddressFields(…))`. */
export function billingAddressSchema(context: BillingAddressContext) {
  return object(billingAddressFields(context));
}
