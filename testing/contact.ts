import { randomBytes, randomInt } from 'node:crypto';
import type { LeadRequest } from '@/contract/lead';

/** Public test data (docs/behaviour.md 11): no real person, no real document. */

export type Contact = Pick<LeadRequest, 'name' | 'email' | 'phone'>;

/** How a Brazilian buyer types a phone: digits without the country code. */
export const mobileNumber = '11987654321';

/** The buyer of a test that nobody else meets. */
export const contact: Contact = {
  name: 'Maria da Silva',
  email: 'maria.silva@example.com',
  phone: `+55${mobileNumber}`,
};

/** A valid CPF. */
export const document = '12345678909';

/** E.164. */
export const mozambicanPhone = '+258841234567';

const countries = {
  BR: { callingCode: '+55', prefix: '119', digits: 8 },
  MZ: { callingCode: '+258', prefix: '84', digits: 7 },
  PE: { callingCode: '+51', prefix: '9', digits: 8 },
};
type Country = keyof typeof countries;

/** A mobile number of nobody else's, as it is typed: digits without the country code. */
export function createMobileNumber(country: Country = 'BR'): string {
  const { digits, prefix } = countries[country];
  return `${prefix}${String(randomInt(10 ** digits)).padStart(digits, '0')}`;
}

/** A mobile number of nobody else's, in E.164: limits per phone count each buyer apart. */
export const createPhone = (country: Country = 'BR'): string =>
  `${countries[country].callingCode}${createMobileNumber(country)}`;

/** A DNI of nobody else's. */
export const createDni = (): string => String(10_000_000 + randomInt(80_000_000));

/** An address of nobody else's. Its random digits are no card number: the service looks for none here. */
export const createEmail = (): string => `maria.${randomBytes(6).toString('hex')}@example.com`;

/** A buyer whom no other test knows. */
export const createContact = (country: Country = 'BR'): Contact => ({
  name: contact.name,
  email: createEmail(),
  phone: createPhone(country),
});
