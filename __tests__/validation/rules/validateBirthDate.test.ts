import fc from 'fast-check';
import { validateBirthDate } from '@/validation/rules/validateBirthDate';

const now = new Date(2026, 10, 20, 15, 30);

test.each(['01/01/2000', '29/02/2004', '19/11/2026', '20/11/1906', ' 31/12/1999 '])(
  'accepts %j on 20 November 2026',
  (date) => {
    expect(validateBirthDate(date, now)).toBeUndefined();
  },
);

test.each([
  '',
  '20/11/2026',
  '01/01/2030',
  '19/11/1906',
  '29/02/2003',
  '31/04/1990',
  '00/01/1990',
  '01/13/1990',
  '1/1/1990',
  '01/01/90',
  '1990-01-01',
])('refuses %j on 20 November 2026', (date) => {
  expect(validateBirthDate(date, now)).toBe('validation.birthDate');
});

test('accepts exactly the days that the calendar has', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 31 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1930, max: 2020 }),
      (day, month, year) => {
        const text = [day, month, year].map((part) => String(part).padStart(2, '0')).join('/');
        const daysInMonth = new Date(year, month, 0).getDate();
        expect(validateBirthDate(text, now) === undefined).toBe(day <= daysInMonth);
      },
    ),
  );
});
