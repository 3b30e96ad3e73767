import { randomBytes, randomInt } from 'node:crypto';
import type { LeadRequest } from '@/contract/lead';

/** Public test data (docs/behaviour.md 11): no real person, no real document. */

export type Contact = Pick<LeadRequest, 'name' | 'email' | 'phone'>;

export const mobileNumber = '11987654321';

export const contact: Contact = {
  name: 'Maria da Silva',
  email: 'maria.silva@example.com',
  phone: `+55${mobileNumber}`,
};

export const document = '12345678909';

export const mozambicanPhone = '+258841234567';

const countries = {
  BR: { callingCode: '+55', prefix: '119', digits: 8 },
  MZ: { callingCode: '+258', prefix: '84', digits: 7 },
  PE: { callingCode: '+51', prefix: '9', digits: 8 },
};
type Country = keyof typeof countries;

export function createMobileNumber(country: Country = 'BR'): string {
  const { digits, prefix } = countries[country];
  return `${prefix}${String(randomInt(10 ** digits)).padStart(digits, '0')}`;
}

export const createPhone = (country: Country = 'BR'): string =>
  `${countries[country].callingCode}${createMobileNumber(country)}`;

export const createDni = (): string => String(10_000_000 + randomInt(80_000_000));

/**
 * Random digits here cannot be refused as a card number: the service does not look for one in an
 * address.
 */
export const createEmail = (): string => `maria.${randomBytes(6).toString('hex')}@example.com`;

export const createContact = (country: Country = 'BR'): Contact => ({
  name: contact.name,
  email: createEmail(),
  phone: createPhone(country),
});
