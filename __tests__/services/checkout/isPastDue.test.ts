import { isPastDue } from '@/domain/dateTexts';

test.each([
  ['2026-11-20', '2026-11-20T23:00:00Z', 'pt-BR', false],
  // Still the 20th in São Paulo and Lima, the 21st in Maputo.
  ['2026-11-20', '2026-11-21T01:00:00Z', 'pt-BR', false],
  ['2026-11-20', '2026-11-21T01:00:00Z', 'pt-MZ', true],
  ['2026-11-20', '2026-11-21T04:00:00Z', 'es-PE', false],
  ['2026-11-20', '2026-11-21T04:00:00Z', 'pt-BR', true],
  ['2026-11-20', '2027-01-01T12:00:00Z', 'pt-BR', true],
] as const)('due on %s, at %s in %s', (date, now, locale, expected) => {
  expect(isPastDue(date, Date.parse(now), locale)).toBe(expected);
});
