import fc from 'fast-check';
import { validateCardExpirationDate } from '@/validation/rules/validateCardExpirationDate';

const now = new Date(2026, 10, 20);

test.each(['11/26', '12/26', '01/27', '12/36', '1126', '12/2036', '1/27', '11 / 26'])(
  'accepts %j in November 2026',
  (date) => {
    expect(validateCardExpirationDate(date, now)).toBeUndefined();
  },
);

test.each([
  '',
  '10/26',
  '12/25',
  '13/26',
  '00/27',
  '01/37',
  '11/2126',
  '11/1926',
  '11/026',
  '11',
  '1/2',
  'ab/cd',
])('refuses %j in November 2026', (date) => {
  expect(validateCardExpirationDate(date, now)).toBe('validation.cardExpirationDate');
});

test.each([
  [new Date(2026, 11, 31, 23, 59, 59), undefined],
  [new Date(2027, 0, 1), 'validation.cardExpirationDate'],
])('a card is good to the last moment of its month (%s)', (moment, message) => {
  expect(validateCardExpirationDate('12/26', moment)).toBe(message);
});

test('accepts a month exactly when it is neither past nor in a year more than 10 ahead', () => {
  const month = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(month, fc.integer({ min: -12, max: 12 }), month, (month, ahead, currentMonth) => {
      const today = new Date(2040, currentMonth - 1, 15);
      const date = `${String(month).padStart(2, '0')}/${String(40 + ahead)}`;
      const isGood = (ahead > 0 && ahead <= 10) || (ahead === 0 && month >= currentMonth);
      expect(validateCardExpirationDate(date, today) === undefined).toBe(isGood);
    }),
  );
});
