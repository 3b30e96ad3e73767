const dayMs = 24 * 60 * 60 * 1_000;

/** Brazil has had no summer time since 2019; the catalogue's clock times are Brasília's. */
export const brasiliaTimeZone = 'America/Sao_Paulo';
const brasiliaOffset = '-03:00';
const brasiliaOffsetMs = 3 * 60 * 60 * 1_000;

export interface Day {
  /** YYYY-MM-DD */
  date: string;
  /** Sunday is 0. */
  weekday: number;
  /** The how manieth of its weekday in the month, from 1. */
  week: number;
}

/** The `count` days in Brasília after today. */
export function upcomingDays(now: Date, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(now.getTime() - brasiliaOffsetMs + (index + 1) * dayMs);
    return {
      date: day.toISOString().slice(0, 'YYYY-MM-DD'.length),
      weekday: day.getUTCDay(),
      week: Math.ceil(day.getUTCDate() / 7),
    };
  });
}

/** The moment at a clock time (HH:MM) of a day in Brasília, RFC 3339 with its offset. */
export function momentOf({ date }: Day, clockTime: string): string {
  return `${date}T${clockTime}:00${brasiliaOffset}`;
}
