import { addMonths, daysBetween, localDate } from '@/commerce/domain/subscriptions/localDate';

test.each([
  ['a month', '2026-03-15T15:00:00Z', 1, '2026-04-15T15:00:00.000Z'],
  ['a year', '2026-03-15T15:00:00Z', 12, '2027-03-15T15:00:00.000Z'],
  ['backwards', '2026-03-31T15:00:00Z', -1, '2026-02-28T15:00:00.000Z'],
  ['a day that the month lacks', '2026-01-31T15:00:00Z', 1, '2026-02-28T15:00:00.000Z'],
  ['the same in a leap year', '2028-01-31T15:00:00Z', 1, '2028-02-29T15:00:00.000Z'],
  ['29 February, a year on', '2028-02-29T15:00:00Z', 12, '2029-02-28T15:00:00.000Z'],
  ['over the end of the year', '2026-08-31T15:00:00Z', 6, '2027-02-28T15:00:00.000Z'],
  // 31 January, 22:00 in Brasília: the calendar is the buyer's, not UTC's.
  ['late in the evening', '2026-02-01T01:00:00Z', 1, '2026-03-01T01:00:00.000Z'],
])('%s', (_, from, months, expected) => {
  expect(addMonths(new Date(from), months, 'BR').toISOString()).toBe(expected);
});

test('a day begins in Maputo five hours before it does in Brasília', () => {
  const moment = new Date('2026-01-31T23:00:00Z');
  expect([localDate(moment, 'MZ'), localDate(moment, 'BR')]).toEqual(['2026-02-01', '2026-01-31']);
});

test('days are those of the calendar, however late in the day', () => {
  const evening = new Date('2026-05-10T23:00:00Z');
  expect(daysBetween(evening, new Date('2026-05-11T04:00:00Z'), 'BR')).toBe(1);
  expect(daysBetween(evening, new Date('2026-05-10T04:00:00Z'), 'BR')).toBe(0);
  expect(daysBetween(evening, new Date('2026-05-09T12:00:00Z'), 'BR')).toBe(-1);
});
