import { getBankSlipDueDate, isWorkingDay } from '@/commerce/modules/payments/methods/bankSlip';

test.each([
  ['a plain week', '2026-03-09T15:00:00Z', '2026-03-12'],
  ['a weekend', '2026-03-11T15:00:00Z', '2026-03-16'],
  ['Carnival Monday and Tuesday', '2026-02-12T15:00:00Z', '2026-02-18'],
  ['Good Friday', '2026-03-31T15:00:00Z', '2026-04-06'],
  ['Corpus Christi', '2026-06-01T15:00:00Z', '2026-06-05'],
  ['Black Awareness Day', '2026-11-17T15:00:00Z', '2026-11-23'],
  ['Christmas', '2026-12-22T15:00:00Z', '2026-12-28'],
  ['the turn of a year', '2026-12-29T15:00:00Z', '2027-01-04'],
  ['late evening in São Paulo, when UTC is a day ahead', '2026-03-10T01:30:00Z', '2026-03-12'],
])('a slip is due in three days or on the next working day, over %s', (_name, now, due) => {
  expect(getBankSlipDueDate(new Date(now))).toBe(due);
});

test.each([
  ['2026-01-01', false],
  ['2026-02-16', false],
  ['2026-02-17', false],
  ['2026-02-18', true],
  ['2026-04-03', false],
  ['2026-04-21', false],
  ['2026-05-01', false],
  ['2026-06-04', false],
  ['2026-09-07', false],
  ['2026-10-12', false],
  ['2026-11-02', false],
  ['2027-11-15', false],
  ['2026-11-20', false],
  ['2026-12-24', true],
  ['2026-12-25', false],
  ['2026-12-31', true],
  ['2026-06-12', true],
])('%s is a working day of banks: %s', (date, works) => {
  expect(isWorkingDay(date)).toBe(works);
});
