import {
  addDays,
  addMonths,
  daysBetween,
  getDayEnd,
  getMoment,
  listUpcomingDays,
  toLocalDate,
} from '@/domain/calendar';

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
])('adds months: %s', (_, from, months, expected) => {
  expect(addMonths(new Date(from), months, 'BR').toISOString()).toBe(expected);
});

test('a day begins in Maputo five hours before it does in Brasília', () => {
  const moment = new Date('2026-01-31T23:00:00Z');
  expect([toLocalDate(moment, 'MZ'), toLocalDate(moment, 'BR')]).toEqual([
    '2026-02-01',
    '2026-01-31',
  ]);
});

test('days between two moments are counted by the calendar, however late in the day', () => {
  const evening = new Date('2026-05-10T23:00:00Z');
  expect(daysBetween(evening, new Date('2026-05-11T04:00:00Z'), 'BR')).toBe(1);
  expect(daysBetween(evening, new Date('2026-05-10T04:00:00Z'), 'BR')).toBe(0);
  expect(daysBetween(evening, new Date('2026-05-09T12:00:00Z'), 'BR')).toBe(-1);
});

test('each country counts by its own clock', () => {
  const moment = new Date('2026-02-01T04:30:00Z');
  expect(toLocalDate(moment, 'PE')).toBe('2026-01-31');
  expect(toLocalDate(moment, 'BR')).toBe('2026-02-01');
  // 22:30 UTC is the next day in Maputo: the month is counted from there.
  const maputo = new Date('2026-01-30T22:30:00Z');
  expect(addMonths(maputo, 1, 'MZ').toISOString()).toBe('2026-02-27T22:30:00.000Z');
  expect(addMonths(maputo, 1, 'BR').toISOString()).toBe('2026-02-28T22:30:00.000Z');
});

test('a day later is 24 hours later', () => {
  const moment = new Date('2026-02-28T10:15:30.250Z');
  expect(addDays(moment, 1).toISOString()).toBe('2026-03-01T10:15:30.250Z');
  expect(addDays(moment, -60).toISOString()).toBe('2025-12-30T10:15:30.250Z');
});

test('a day ends at the midnight of the country', () => {
  const evening = new Date('2026-02-01T01:00:00Z');
  expect(getDayEnd(evening, 'BR').toISOString()).toBe('2026-02-01T02:59:59.999Z');
  expect(getDayEnd(evening, 'MZ').toISOString()).toBe('2026-02-01T21:59:59.999Z');
});

test('upcoming days begin after today, however late it is there', () => {
  // 30 November, 22:00 in Brasília, and 1 December in UTC.
  const evening = new Date('2026-12-01T01:00:00Z');
  expect(listUpcomingDays(evening, 8, 'BR')).toEqual([
    { date: '2026-12-01', weekday: 2, week: 1 },
    { date: '2026-12-02', weekday: 3, week: 1 },
    { date: '2026-12-03', weekday: 4, week: 1 },
    { date: '2026-12-04', weekday: 5, week: 1 },
    { date: '2026-12-05', weekday: 6, week: 1 },
    { date: '2026-12-06', weekday: 0, week: 1 },
    { date: '2026-12-07', weekday: 1, week: 1 },
    { date: '2026-12-08', weekday: 2, week: 2 },
  ]);
  expect(listUpcomingDays(evening, 1, 'MZ')).toEqual([{ date: '2026-12-02', weekday: 3, week: 1 }]);
});

test.each([
  ['BR', '2026-11-28T09:00:00-03:00'],
  ['MZ', '2026-11-28T09:00:00+02:00'],
  ['PE', '2026-11-28T09:00:00-05:00'],
] as const)('a clock time in %s has the offset of the country', (country, expected) => {
  expect(getMoment('2026-11-28', '09:00', country)).toBe(expected);
});
