import type { Operation } from '@/contract/enumerations';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Brasília and Maputo; neither has summer time. */
const offsetHours: Record<Operation, number> = { BR: -3, MZ: 2 };

const shift = (moment: Date, hours: number) => new Date(moment.getTime() + hours * hourMs);

/**
 * The moment some calendar months later, at the same clock time where the sale was made. A day that
 * the month does not have becomes its last one: 31 January plus one is 28 or 29 February.
 */
export function addMonths(moment: Date, months: number, operation: Operation): Date {
  const local = shift(moment, offsetHours[operation]);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0));
  local.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return shift(local, -offsetHours[operation]);
}

/** The date of a moment where the sale was made, YYYY-MM-DD. */
export function localDate(moment: Date, operation: Operation): string {
  return shift(moment, offsetHours[operation]).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Calendar days from one moment to another, negative when `to` comes first. */
export function daysBetween(from: Date, to: Date, operation: Operation): number {
  const start = Date.parse(localDate(from, operation));
  return Math.round((Date.parse(localDate(to, operation)) - start) / dayMs);
}

/** The moment some days later. */
export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}
