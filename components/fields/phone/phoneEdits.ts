import { maskitoTransform } from '@maskito/core';
import { callingCodeOf } from '@/services/phone/callingCodeOf';
import { isMarketCountry } from '@/services/phone/marketCountry';
import { phoneMask } from '@/validation/masks/phoneMask';

export { countryOf } from '@/services/phone/countryOf';

/** The digits after the country's calling code, when the text has one. */
function nationalDigits(text: string, country: string): string {
  const digits = text.replace(/\D/g, '');
  const callingCode = callingCodeOf(country) ?? '';
  const hasCode = text.startsWith('+') && digits.startsWith(callingCode);
  return hasCode ? digits.slice(callingCode.length) : digits;
}

/**
 * A phone's text after the buyer chose another country: the same digits, in the country's own form
 * in the markets and behind its calling code elsewhere.
 */
export function moveToCountry(text: string, from: string, to: string): string {
  const digits = nationalDigits(text, from);
  if (isMarketCountry(to)) return maskitoTransform(digits, phoneMask(to));
  return `+${callingCodeOf(to) ?? ''} ${digits}`;
}

/**
 * A phone's text when the buyer leaves it or comes back to it: a '+' number of the chosen market
 * becomes a national one, digits that the mask came too late for get its form, and digits of any
 * other country get their calling code.
 */
export function settlePhone(text: string, country: string): string {
  const isInternational = text.startsWith('+');
  const isMarket = isMarketCountry(country);
  const belongs = text.replace(/\D/g, '').startsWith(callingCodeOf(country) ?? '');
  const isAtHome = isMarket ? !isInternational || !belongs : isInternational || text === '';
  if (!isAtHome) return moveToCountry(text, country, country);
  return isMarket && !isInternational ? maskitoTransform(text, phoneMask(country)) : text;
}
