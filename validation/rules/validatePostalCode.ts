import type { ValidationMessageKey } from '../validationMessageKey';

/** Brazil's CEP as the spec writes it (section 5), and the digits of Mozambique's and Peru's codes. */
const formats = { BR: /^\d{5}-\d{3}$/, MZ: /^\d{4}$/, PE: /^\d{5}$/ } as const;

/** The countries whose postal codes are known (ISO 3166). */
export type PostalCountry = keyof typeof formats;

/** CEP (spec section 5), or the postal code of another country that the product sells in. */
export function validatePostalCode(
  value: string,
  country: PostalCountry,
): ValidationMessageKey | undefined {
  return formats[country].test(value.trim()) ? undefined : 'validation.postalCode';
}
