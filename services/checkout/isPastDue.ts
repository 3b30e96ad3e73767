import type { Locale } from '@/contract/enumerations';
import { marketTimeZones } from '../format/marketTimeZones';

/**
 * Whether a day is over where the sale is made.
 * @param date YYYY-MM-DD
 * @param now milliseconds, by the server's clock
 */
export function isPastDue(date: string, now: number, locale: Locale): boolean {
  // Written as YYYY-MM-DD, which sorts.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: marketTimeZones[locale] }).format(now);
  return date < today;
}
