/** A day YYYY-MM-DD as DD/MM/YYYY. */
export function formatDate(day: string): string {
  return day.split('-').reverse().join('/');
}
