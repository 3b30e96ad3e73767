import { maskitoTransform } from '@maskito/core';
import { getCallingCode } from '@/services/phone/callingCodeOf';
import { type Country, isMarket } from '@/domain/markets';
import { toPlainCharacters } from '@/domain/plainText';
import { phoneMask, validatePhone } from '@/validation/phone';

export { findCountry } from '@/services/phone/findCountry';
export { phoneMask };

function nationalDigits(text: string, country: string): string {
  const digits = text.replace(/\D/g, '');
  const callingCode = getCallingCode(country) ?? '';
  const hasCode = text.startsWith('+') && digits.startsWith(callingCode);
  return hasCode ? digits.slice(callingCode.length) : digits;
}

const examples: Record<Country, string> = { BR: '11987654321', MZ: '841234567', PE: '912345678' };

const isBeginning = (digits: string, market: Country) =>
  validatePhone(digits + examples[market].slice(digits.length), market) === undefined;

/**
 * A phone's text after the buyer chose another country: the same digits, in the national form in the
 * markets and behind the calling code elsewhere. Digits that cannot begin a number of the new market
 * belong to another country and are dropped.
 */
export function moveToCountry(typed: string, from: string, to: string): string {
  const digits = nationalDigits(toPlainCharacters(typed), from);
  if (isMarket(to)) {
    if (from !== to && !isBeginning(digits, to)) return '';
    return maskitoTransform(digits, phoneMask(to));
  }
  return `+${getCallingCode(to) ?? ''} ${digits}`;
}

/**
 * A phone's text when the buyer leaves the field or returns to it: a '+' number of the chosen market
 * becomes a national one, digits typed before the mask came are formatted, and digits of any other
 * country get their calling code.
 */
export function completePhone(typed: string, country: string): string {
  const hasWords = /\p{L}/u.test(typed);
  const text = hasWords ? maskitoTransform(typed, phoneMask(country)) : toPlainCharacters(typed);
  const isInternational = text.startsWith('+');
  const isSold = isMarket(country);
  const belongs = text.replace(/\D/g, '').startsWith(getCallingCode(country) ?? '');
  const isAtHome = isSold ? !isInternational || !belongs : isInternational || text === '';
  if (!isAtHome) return moveToCountry(text, country, country);
  return isSold && !isInternational ? maskitoTransform(text, phoneMask(country)) : text;
}
