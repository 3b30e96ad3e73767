import { isWorkingDay } from './workingDay';

const daysToPay = 3;
const dayInMilliseconds = 86_400_000;
const saoPauloDate = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

function nextDay(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayInMilliseconds)
    .toISOString()
    .slice(0, 10);
}

/**
 * When a slip made now is due (YYYY-MM-DD): three days from today in São Paulo, or the next day on
 * which banks work.
 */
export function bankSlipDueDate(now: Date): string {
  let due = nextDay(saoPauloDate.format(now), daysToPay);
  while (!isWorkingDay(due)) due = nextDay(due, 1);
  return due;
}
