import { isWeekend } from 'date-fns/isWeekend';
import { parseISO } from 'date-fns/parseISO';
import Holidays from 'date-holidays';
import { addDays, toLocalDate } from '@/domain/calendar';
import { getTimeZone } from '@/domain/markets';
import type { PaymentMethodModule } from './PaymentMethod';

export const bankSlip: PaymentMethodModule<'bankslip'> = {
  read: (_, { method }) => ({ method }),
  restore: () => ({ method: 'bankslip' }),
  charge: (_, { method }, { part }) => ({ method, dueDate: getBankSlipDueDate(part.createdAt) }),
};

const daysToPay = 3;

/**
 * When a slip made now is due (YYYY-MM-DD): three days from today in São Paulo, or the next banking
 * day.
 */
export function getBankSlipDueDate(now: Date): string {
  let due = addDays(now, daysToPay);
  while (!isWorkingDay(toLocalDate(due, 'BR'))) due = addDays(due, 1);
  return toLocalDate(due, 'BR');
}

const closedTypes = ['public', 'bank'];
const calendar = new Holidays('BR', { timezone: getTimeZone('BR') });
const closedDays = new Map<number, Set<string>>();

function getClosedDays(year: number): Set<string> {
  const cached = closedDays.get(year);
  if (cached) return cached;
  const days = new Set(
    calendar
      .getHolidays(year)
      .filter((holiday) => closedTypes.includes(holiday.type))
      .map((holiday) => holiday.date.slice(0, 10)),
  );
  closedDays.set(year, days);
  return days;
}

export function isWorkingDay(date: string): boolean {
  const day = parseISO(date);
  return !isWeekend(day) && !getClosedDays(day.getFullYear()).has(date);
}
