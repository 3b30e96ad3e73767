import { getDateFormat } from './dateFormats';
import { formatDate } from './formatDate';
import { getCountry, getTimeZone, type Locale } from './markets';

/**
 * The day of a moment in the country of the sale, for example 24/11/2026: the same on the server and
 * in the browser, whatever the reader's own clock says.
 * @param moment ISO 8601
 */
export function formatMarketDay(moment: string, locale: Locale): string {
  return formatDate(getMarketDate(Date.parse(moment), locale));
}

/**
 * The date of a moment in the country of the sale, YYYY-MM-DD. It is assembled from its parts, because
 * engines differ in how a locale writes a date: in its order and in its zeros.
 * @param moment milliseconds
 */
function getMarketDate(moment: number, locale: Locale): string {
  const parts = getDateFormat('en', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: getTimeZone(getCountry(locale)),
  }).formatToParts(moment);
  return (['year', 'month', 'day'] as const)
    .map((name) => parts.find(({ type }) => type === name)?.value.padStart(2, '0'))
    .join('-');
}

const dayMs = 86_400_000;

/**
 * Calendar days from a moment to a date, in the country of the sale; negative when the date is past.
 * @param date YYYY-MM-DD
 * @param now milliseconds
 */
export function getDaysUntil(date: string, now: number, locale: Locale): number {
  return (Date.parse(date) - Date.parse(getMarketDate(now, locale))) / dayMs;
}

/** A moment in the country of the sale, for example 24/11/2026, 19:47. @param moment ISO 8601 */
export function formatMarketMoment(moment: string, locale: Locale): string {
  return getDateFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: getTimeZone(getCountry(locale)),
  }).format(new Date(moment));
}

/** A moment by the reader's own clock, for example 20/11/2026, 09:30. @param moment ISO 8601 */
export function formatMoment(moment: string, locale: Locale): string {
  return getDateFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(moment));
}

interface SessionTexts {
  day: string;
  start: string;
  end: string;
}

/** When a session is, by the clock of the place where it is held. @param session ISO 8601 moments */
export function formatSession(
  { endsAt, startsAt }: { startsAt: string; endsAt: string },
  timeZone: string,
  locale: Locale,
): SessionTexts {
  const day = getDateFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  });
  const time = getDateFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const start = new Date(startsAt);
  return { day: day.format(start), start: time.format(start), end: time.format(new Date(endsAt)) };
}

/**
 * Tells whether a day is over in the country of the sale.
 * @param date YYYY-MM-DD
 * @param now milliseconds, by the server's clock
 */
export function isPastDue(date: string, now: number, locale: Locale): boolean {
  return date < getMarketDate(now, locale);
}
