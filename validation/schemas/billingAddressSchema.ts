import { object } from 'yup';
import {
  type PostalCountry,
  validateAddress,
  validateCity,
  validateComplement,
  validateCountry,
  validateDistrict,
  validatePostalCode,
} from '../address';
import { follows, requiredText, text } from './text';

export interface BillingAddressContext {
  country: PostalCountry;
}

/**
 * The fields of a billing address: `postalCode`, `street`, `number`, `complement`, `city`, `state`,
 * `country`, and Brazil's `district`. Only Brazil asks for the postal code: many places of
 * Mozambique and Peru have none, but one that is given must have the country's digits.
 */
export function billingAddressFields({ country }: BillingAddressContext) {
  const isBrazil = country === 'BR';
  const postalCode = isBrazil ? requiredText() : text();
  return {
    postalCode: postalCode.test(follows((value) => validatePostalCode(value, country))),
    street: requiredText().test(follows(validateAddress)),
    number: requiredText(),
    complement: text().test(follows(validateComplement)),
    ...(isBrazil && { district: requiredText().test(follows(validateDistrict)) }),
    city: requiredText().test(follows(validateCity)),
    state: requiredText(),
    country: requiredText().test(follows(validateCountry)),
  };
}

export function billingAddressSchema(context: BillingAddressContext) {
  return object(billingAddressFields(context));
}
