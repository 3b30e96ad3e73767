import { toPlainLine } from '@/domain/plainText';

const longest = 11;

const AMOUNT = /^(\d{1,9}|\d{1,3}(?:([.,' ])\d{3})(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/;

/**
 * Digits that are only a part of what is said: "2 mil e quinhentos" is not 2,00, nor is "50%"
 * 50,00.
 */
const SCALED = /%|\d ?k\b|\bmil/i;

/**
 * The amount that a whole text says, in minor units, as it is written: "12,5" is 12,50 and "1.000"
 * is 1.000,00. undefined: it says none, or several.
 */
export function findAmount(text: string): number | undefined {
  if (SCALED.test(toPlainLine(text))) return undefined;
  const [found, ...others] = toPlainLine(text).match(/\d(?:[\d.,' ]*\d)?/g) ?? [];
  const [, units, , cents = ''] = AMOUNT.exec(found ?? '') ?? [];
  if (units === undefined || others.length > 0) return undefined;
  return Number(units.replace(/\D/g, '') + cents.padEnd(2, '0'));
}

/**
 * The amount of what came at once, as dictation, suggestions and browsers bring it. undefined: it
 * says none, or its digits stand alone and may be keys.
 */
export const findInserted = (text: string): number | undefined =>
  /^\d*$/.test(toPlainLine(text)) ? undefined : findAmount(text);

/**
 * The amount of a text that grows key by key, from the cents on: 'R$ 1.234,5' says 123,45. In minor
 * units.
 */
export const readKeys = (text: string): number =>
  Number(toPlainLine(text).replace(/\D/g, '').slice(0, longest));
