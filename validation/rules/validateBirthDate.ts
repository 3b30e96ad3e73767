import type { ValidationMessageKey } from '../validationMessageKey';

const FORMAT = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const MAX_AGE_YEARS = 120;

/** A day that the calendar has, from DD/MM/AAAA, at local midnight. */
function parseDay(value: string): Date | undefined {
  const [, day, month, year] = (FORMAT.exec(value.trim()) ?? []).map(Number);
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const date = new Date(year, month - 1, day);
  const isRealDay =
    date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day;
  return isRealDay ? date : undefined;
}

/**
 * The birth date (spec section 5, "Other rules"): DD/MM/AAAA, a day that exists, in the past and at
 * most 120 years ago. `now` is read on the local calendar.
 */
export function validateBirthDate(value: string, now: Date): ValidationMessageKey | undefined {
  const date = parseDay(value);
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const oldest = new Date(now.getFullYear() - MAX_AGE_YEARS, now.getMonth(), now.getDate());
  return date && date < today && date >= oldest ? undefined : 'validation.birthDate';
}
