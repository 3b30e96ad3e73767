import { toPlainLine } from '@/domain/plainText';

const maxDigits = 11;

const AMOUNT = /^(\d{1,9}|\d{1,3}(?:([.,' ])\d{3})(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/;

/**
 * Texts whose digits are only a part of the amount: "2 mil e quinhentos" is not 2,00, nor is "50%"
 * 50,00.
 */
const SCALED = /%|\d ?k\b|\bmil/i;

/**
 * Parses the amount in a whole text, in minor units, as it is written: "12,5" is 12,50 and "1.000" is
 * 1.000,00. undefined: the text holds none, or several.
 */
export function findAmount(text: string): number | undefined {
  if (SCALED.test(toPlainLine(text))) return undefined;
  const [found, ...others] = toPlainLine(text).match(/\d(?:[\d.,' ]*\d)?/g) ?? [];
  const [, units, , cents = ''] = AMOUNT.exec(found ?? '') ?? [];
  if (units === undefined || others.length > 0) return undefined;
  return Number(units.replace(/\D/g, '') + cents.padEnd(2, '0'));
}

/**
 * Parses the amount in text inserted at once, as dictation, suggestions and browsers insert it.
 * undefined: the text holds none, or its digits stand alone and may be keystrokes.
 */
export const findInserted = (text: string): number | undefined =>
  /^\d*$/.test(toPlainLine(text)) ? undefined : findAmount(text);

/**
 * Parses a text that grows key by key, from the cents on: 'R$ 1.234,5' is 123,45. In minor units.
 */
export const readKeys = (text: string): number =>
  Number(toPlainLine(text).replace(/\D/g, '').slice(0, maxDigits));
