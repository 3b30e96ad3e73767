import type { Locale } from './markets';

/**
 * A calendar day as a buyer reads it, for example 24/11/2026.
 * @param date YYYY-MM-DD, without a time zone: the day must not shift with the reader's
 */
export function formatDate(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}
