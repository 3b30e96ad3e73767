import type { Locale } from '@/contract/enumerations';

/**
 * The day of a moment by the reader's own clock, for example 24/11/2026.
 * @param moment ISO 8601
 */
export function formatDay(moment: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date(moment));
}
