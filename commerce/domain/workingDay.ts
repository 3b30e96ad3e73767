import Holidays from 'date-holidays';

/** Days on which Brazilian banks are closed: national holidays, Carnival Monday and Tuesday, Corpus Christi. */
const closedTypes = ['public', 'bank'];
const calendar = new Holidays('BR', { timezone: 'America/Sao_Paulo' });
const closedDays = new Map<number, Set<string>>();

function closedDaysOf(year: number): Set<string> {
  const known = closedDays.get(year);
  if (known) return known;
  const days = new Set(
    calendar
      .getHolidays(year)
      .filter((holiday) => closedTypes.includes(holiday.type))
      .map((holiday) => holiday.date.slice(0, 10)),
  );
  closedDays.set(year, days);
  return days;
}

/** Whether Brazilian banks work on `date` (YYYY-MM-DD). */
export function isWorkingDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  const weekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
  return !weekend && !closedDaysOf(day.getUTCFullYear()).has(date);
}
