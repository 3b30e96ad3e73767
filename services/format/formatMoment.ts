import type { Locale } from '@/contract/enumerations';

/** A moment by the reader's own clock, for example 20/11/2026, 09:30. @param moment ISO 8601 */
export function formatMoment(moment: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(moment));
}
