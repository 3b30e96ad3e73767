import { getHolidays } from '@brazilian-utils/brazilian-utils';
import { format } from 'date-fns/format';
import { isWeekend } from 'date-fns/isWeekend';
import { parseISO } from 'date-fns/parseISO';
import { subDays } from 'date-fns/subDays';
import { addDays, toLocalDate } from '@/domain/calendar';
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

const closedDays = new Map<number, Set<string>>();

/**
 * The national holidays, Corpus Christi and both days of Carnival, when banks are closed (CMN
 * resolution 4,880); the list names only the second of these.
 */
function getClosedDays(year: number): Set<string> {
  const cached = closedDays.get(year);
  if (cached) return cached;
  const dates = getHolidays(year).flatMap(({ date, name }) =>
    name.startsWith('Carnaval') ? [subDays(date, 1), date] : [date],
  );
  const days = new Set(dates.map((date) => format(date, 'yyyy-MM-dd')));
  closedDays.set(year, days);
  return days;
}

export function isWorkingDay(date: string): boolean {
  const day = parseISO(date);
  return !isWeekend(day) && !getClosedDays(day.getFullYear()).has(date);
}
