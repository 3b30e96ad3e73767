import type { MaskitoOptions } from '@maskito/core';
import { prefixedPhones, toPlainPhone } from '@/domain/phones';
import { toPlainCharacters } from '@/domain/plainText';
import { digits, fullLayout } from './maskDigits';
import type { Rule, ValidationMessageKey } from './rule';

/** A number with its country code: what a call can carry (E.164 allows 15 digits). */
const INTERNATIONAL = /^\+[1-9][0-9]{4,14}$/;

/** Brazil: area code of two digits 1-9, then 9 and eight digits. Also the fallback rule. */
const BRAZIL = /^[1-9]{2}9[0-9]{8}$/;

/**
 * National mobile numbers, without punctuation, of countries other than Brazil (docs/behaviour.md 11,
 * "Phones").
 */
const nationalMobiles: Partial<Record<string, RegExp>> = {
  MZ: /^8[2-7][0-9]{7}$/,
  PE: /^9[0-9]{8}$/,
};

/**
 * PHONE (docs/behaviour.md 5). With '+', at least 6 characters. Without it, a mobile number of the
 * chosen country (ISO 3166 code) for Mozambique and Peru, and the Brazilian pattern for any other.
 * Spaces, dots, hyphens and parentheses do not count. Mozambique and Eu Militar say the message in
 * their own words in `locales/`.
 */
export function validatePhone(value: string, country: string): ValidationMessageKey | undefined {
  const compact = toPlainPhone(value);
  const pattern = compact.startsWith('+') ? INTERNATIONAL : (nationalMobiles[country] ?? BRAZIL);
  return pattern.test(compact) ? undefined : 'validation.phone';
}

/**
 * The message for a wrong phone. The home country's message explains its format and where to choose
 * another country; it would be wrong for a buyer who has chosen another.
 * @param country the chosen one (ISO 3166)
 * @param home the country that the page's language belongs to
 */
export const getPhoneMessage = (country: string, home: string): ValidationMessageKey =>
  country === home ? 'validation.phone' : 'validation.phoneAbroad';

/**
 * A number of Vodacom in Mozambique, which M-Pesa belongs to (docs/behaviour.md 11, "M-Pesa"), with or
 * without its country code.
 */
const VODACOM = /^(?:\+?258)?0?8[45][0-9]{7}$/;

export const validateMpesaPhone: Rule = (value) =>
  VODACOM.test(toPlainPhone(value)) ? undefined : 'validation.mpesaPhone';

interface NationalForm {
  layout: (RegExp | string)[];
  prefixed: RegExp;
}

const nationalForms: Partial<Record<string, NationalForm>> = {
  BR: {
    layout: ['(', ...digits(2), ')', ' ', ...digits(5), '-', ...digits(4)],
    prefixed: prefixedPhones.BR,
  },
  MZ: {
    layout: [...digits(2), ' ', ...digits(3), ' ', ...digits(4)],
    prefixed: prefixedPhones.MZ,
  },
  PE: {
    layout: [...digits(3), ' ', ...digits(3), ' ', ...digits(3)],
    prefixed: prefixedPhones.PE,
  },
};

const international = /^\+?[\d\s().-]*$/;

function findNumber(text: string, form: NationalForm | undefined): string | null {
  const plain = toPlainPhone(text);
  const national = form?.prefixed.exec(plain)?.[1];
  if (national !== undefined) return national === text.replace(/\D/g, '') ? null : national;
  return plain.startsWith('+') && !text.trimStart().startsWith('+') ? plain : null;
}

const splitWords = (text: string) =>
  toPlainCharacters(text)
    .replace(/0xx/gi, '0')
    .split(/[^\d\s()+./-]+/)
    .map((part) => part.replace(/^[\s)./-]+|[\s(+./-]+$/g, ''));

function findInWords(text: string, form: NationalForm | undefined): string | null {
  const parts = splitWords(text);
  if (parts.length < 2) return null;
  const national = parts.flatMap((part) => form?.prefixed.exec(toPlainPhone(part))?.[1] ?? []);
  const foreign = parts.filter((part) => INTERNATIONAL.test(toPlainPhone(part)));
  const [number, ...others] = new Set(national.length > 0 ? national : foreign);
  return number === undefined || others.length > 0 ? null : number;
}

const clean = (text: string) => toPlainCharacters(text).replace(/^\s+(?=\S)/, '');

/**
 * A phone number: in the national form for Brazil, Mozambique and Peru, and free after a '+' or
 * elsewhere. A whole number with its country code, a trunk 0 or a carrier becomes the national number,
 * whether pasted, filled in or typed to its last digit. Surplus digits are shown as they are: the rule
 * refuses them.
 */
export function phoneMask(country: string): MaskitoOptions {
  const form = nationalForms[country];
  const layout = form && fullLayout(form.layout);
  return {
    mask: ({ value }) => (layout && !value.startsWith('+') ? layout({ value }) : international),
    preprocessors: [
      ({ elementState, data }, action) => {
        const { selection, value } = elementState;
        if (action === 'validation') {
          const shown = findNumber(value, form) ?? findInWords(value, form) ?? clean(value);
          return { elementState: { ...elementState, value: shown } };
        }
        const whole = `${value.slice(0, selection[0])}${data}${value.slice(selection[1])}`;
        const isInsert = action === 'insert';
        const number = isInsert ? (findNumber(whole, form) ?? findInWords(whole, form)) : null;
        return number === null
          ? { elementState, data: clean(data) }
          : { elementState: { value: '', selection: [0, 0] }, data: number };
      },
    ],
  };
}
