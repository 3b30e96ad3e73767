import { dueFactor } from '@/sandbox/bankSlips/createBankSlip';

test.each([
  ['2000-07-03', 1000],
  ['2025-02-21', 9999],
  ['2025-02-22', 1000],
  ['2025-02-23', 1001],
  ['2026-12-01', 1647],
  ['2049-10-13', 9999],
  ['2049-10-14', 1000],
])('%s is %i', (day, factor) => {
  expect(dueFactor(day)).toBe(factor);
});

test.each(['2000-07-02', '2026-02-30', 'tomorrow'])('%s is refused', (day) => {
  expect(() => dueFactor(day)).toThrow(RangeError);
});
