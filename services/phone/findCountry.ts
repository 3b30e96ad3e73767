import { countriesByCallingCode } from './countriesByCallingCode';

const MAX_CALLING_CODE_DIGITS = 3;

/** The country of a phone that begins with '+'; of several with its code, the current one or the first. */
export function findCountry(phone: string, currentCountry: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  if (!phone.trimStart().startsWith('+')) return undefined;
  for (let length = MAX_CALLING_CODE_DIGITS; length > 0; length -= 1) {
    const countries = countriesByCallingCode.get(digits.slice(0, length));
    if (countries) return countries.includes(currentCountry) ? currentCountry : countries[0];
  }
  return undefined;
}
