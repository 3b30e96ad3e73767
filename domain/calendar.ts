import { tz } from '@date-fns/tz';
import { addDays as addZonedDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { addMonths as addZonedMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { endOfDay } from 'date-fns/endOfDay';
import { formatISO } from 'date-fns/formatISO';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import { toDate } from 'date-fns/toDate';
import { type Country, getTimeZone } from './markets';

/**
 * Days and months follow the clock of the country where a sale is made, whatever the server's is.
 */
const getClock = (country: Country) => tz(getTimeZone(country));

export function toLocalDate(moment: Date, country: Country): string {
  return lightFormat(toDate(moment, getClock(country)), 'yyyy-MM-dd');
}

/**
 * The moment some calendar months later, at the same clock time. A day that the month does not have
 * becomes its last one: 31 January plus one is 28 or 29 February.
 */
export function addMonths(moment: Date, months: number, country: Country): Date {
  return toDate(addZonedMonths(moment, months, { in: getClock(country) }).getTime());
}

export function addDays(moment: Date, days: number): Date {
  return addHours(moment, days * 24);
}

/** The last millisecond of the day of a moment, by the clock of the country. */
export function getDayEnd(moment: Date, country: Country): Date {
  return toDate(endOfDay(moment, { in: getClock(country) }).getTime());
}

/** Calendar days from one moment to another, negative when `to` comes first. */
export function daysBetween(from: Date, to: Date, country: Country): number {
  return differenceInCalendarDays(to, from, { in: getClock(country) });
}

interface Day {
  date: string;
  weekday: number;
  week: number;
}

export function listUpcomingDays(now: Date, count: number, country: Country): Day[] {
  return Array.from({ length: count }, (_, index) => {
    const day = addZonedDays(now, index + 1, { in: getClock(country) });
    return {
      date: lightFormat(day, 'yyyy-MM-dd'),
      weekday: day.getDay(),
      week: Math.ceil(day.getDate() / 7),
    };
  });
}

/**
 * The moment at a clock time of a day, RFC 3339 with its offset.
 * @param date YYYY-MM-DD
 * @param clockTime HH:MM
 */
export function getMoment(date: string, clockTime: string, country: Country): string {
  return formatISO(parseISO(`${date}T${clockTime}`, { in: getClock(country) }));
}
