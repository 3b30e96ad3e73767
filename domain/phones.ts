import { countries, type Country, marketCallingCodes } from './markets';
import { toPlainCharacters, toPlainDashes } from './plainText';

/**
 * A phone without the separators and invisible marks between its digits, and with '+' where it was
 * written with 00, or as Brazil dials one of its own full numbers from abroad: 00, a carrier code or a
 * rest of it, 55.
 */
export const toPlainPhone = (text: string) =>
  toPlainDashes(toPlainCharacters(text))
    .replace(/[\s()./-]/g, '')
    .replace(/^00(?:\d{1,2}(?=55[1-9]{2}9\d{8}$)|(?=[1-9]))/, '+');

/**
 * A whole mobile number, also with a prefix: its country code (North America dials 011 before it, and
 * it stands twice where a form added it to a number that had it), a trunk 0, a carrier (0xx11, 015
 * 11), or the code of Lima, which mobiles do not have. The group is the national number.
 */
export const prefixedPhones: Record<Country, RegExp> = {
  BR: /^(?:(?:\+|00|011)?55){0,2}(?:0(?:xx|\d{2})?)?([1-9]{2}9\d{8})$/i,
  MZ: /^(?:(?:\+|00|011)?258){0,2}0?(8[2-7]\d{7})$/,
  PE: /^(?:(?:\+|00|011)?51){0,2}(?:0?1|0)?(9\d{8})$/,
};

function readSpreadsheetNumber(text: string): string {
  const [, first, others = '', power] = /^(\d)[.,](\d+)e[ +]?(\d+)$/i.exec(text) ?? [];
  if (first === undefined) return text.replace(/^(\+?\d{8,})[.,]0+$/, '$1');
  return others.length === Number(power) ? first + others : '';
}

/**
 * A phone of a link with country code and '+', if it is written with the code, a trunk 0 or a carrier;
 * any other stays as it is. An ambiguous number belongs to the page's own country.
 * @param home the country that the page's language belongs to
 */
export function readLinkPhone(written: string, home: Country): string {
  const text = readSpreadsheetNumber(written);
  const plain = toPlainPhone(text);
  for (const country of [home, ...countries]) {
    const national = prefixedPhones[country].exec(plain)?.[1];
    const code = marketCallingCodes[country];
    const isOfCountry = country === home || plain.replace('+', '').startsWith(code);
    if (national === undefined || !isOfCountry) continue;
    if (national === plain) return text;
    return `+${code}${national}`;
  }
  return text;
}

export const findMarket = (phone: string): Country | undefined =>
  countries.find((country) => phone.startsWith(`+${marketCallingCodes[country]}`));

/** A mobile number as its country writes it. */
const nationalForms: Record<Country, [RegExp, string]> = {
  BR: [/(..)(.{5})(.+)/, '($1) $2-$3'],
  MZ: [/(..)(...)(.+)/, '$1 $2 $3'],
  PE: [/(...)(...)(.+)/, '$1 $2 $3'],
};

/**
 * A phone as its buyer reads it: a mobile number of a market in its national form, with the calling
 * code where that is not the page's country; any other as it is. Without the phone library, a tenth of
 * the page that shows it.
 * @param phone E.164
 * @param home the country that the page's language belongs to
 */
export function formatPhone(phone: string, home: Country): string {
  const market = findMarket(phone);
  const national = market && prefixedPhones[market].exec(phone)?.[1];
  if (!market || !national) return phone;
  const shown = national.replace(...nationalForms[market]);
  return market === home ? shown : `+${marketCallingCodes[market]} ${shown}`;
}
