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

/** The date of a moment in the country of the sale, YYYY-MM-DD. @param moment milliseconds */
const getMarketDate = (moment: number, locale: Locale): string =>
  getDateIn(getTimeZone(getCountry(locale)), moment);

/**
 * The date of a moment in a time zone, YYYY-MM-DD. It is assembled from its parts, because engines
 * differ in how a locale writes a date: in its order and in its zeros.
 * @param moment milliseconds
 */
export function getDateIn(timeZone: string, moment: number): string {
  const parts = getDateFormat('en', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
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
  /** The weekday and the date. */
  day: string;
  weekday: string;
  date: string;
  start: string;
  end: string;
}

/** When a session is, by the clock of the place where it is held. @param session ISO 8601 moments */
export function formatSession(
  { endsAt, startsAt }: { startsAt: string; endsAt: string },
  timeZone: string,
  locale: Locale,
): SessionTexts {
  const format = (moment: string, parts: Intl.DateTimeFormatOptions) =>
    getDateFormat(locale, { ...parts, timeZone }).format(new Date(moment));
  const weekday = { weekday: 'long' } as const;
  const date = { day: 'numeric', month: 'long' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return {
    day: format(startsAt, { ...weekday, ...date }),
    weekday: format(startsAt, weekday),
    date: format(startsAt, date),
    start: format(startsAt, time),
    end: format(endsAt, time),
  };
}

/**
 * Tells whether a day is over in the country of the sale.
 * @param date YYYY-MM-DD
 * @param now milliseconds, by the server's clock
 */
export function isPastDue(date: string, now: number, locale: Locale): boolean {
  return date < getMarketDate(now, locale);
}
