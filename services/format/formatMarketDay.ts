import type { Locale } from '@/contract/enumerations';
import { marketTimeZones } from './marketTimeZones';

/**
 * The day of a moment where the sale is made, for example 24/11/2026: the same on the server and in
 * the browser, whatever the reader's own clock says.
 * @param moment ISO 8601
 */
export function formatMarketDay(moment: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: marketTimeZones[locale],
  }).format(new Date(moment));
}
