import { getDaysUntil } from '@/domain/dateTexts';

const now = Date.parse('2026-11-23T01:00:00Z');

test.each([
  ['2026-11-25', 'pt-BR', 3],
  ['2026-11-25', 'pt-MZ', 2],
  ['2026-11-22', 'pt-BR', 0],
  ['2026-11-22', 'pt-MZ', -1],
  ['2026-12-01', 'es-PE', 9],
] as const)('to %s in %s: %i', (date, locale, days) => {
  expect(getDaysUntil(date, now, locale)).toBe(days);
});
