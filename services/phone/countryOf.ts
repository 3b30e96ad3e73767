import { countriesByCallingCode } from './callingCodes';

const MAX_CALLING_CODE_DIGITS = 3;

/**
 * The country (ISO 3166) that a number with '+' belongs to, by the longest calling code it starts
 * with. Where countries share one (+1, +7, +44), the current country stays if it is among them,
 * else it is the main one.
 */
export function countryOf(phone: string, currentCountry: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  if (!phone.trimStart().startsWith('+')) return undefined;
  for (let length = MAX_CALLING_CODE_DIGITS; length > 0; length -= 1) {
    const countries = countriesByCallingCode[digits.slice(0, length)]?.split(' ');
    if (countries) return countries.includes(currentCountry) ? currentCountry : countries[0];
  }
  return undefined;
}
