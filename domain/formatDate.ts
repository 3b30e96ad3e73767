/**
 * A calendar day as a buyer reads it, for example 24/11/2026: all three languages write it so. Without
 * Intl, whose first use costs a page's start up to 11 ms.
 * @param date YYYY-MM-DD, without a time zone: the day must not shift with the reader's
 */
export function formatDate(date: string): string {
  return date.split('-').reverse().join('/');
}
