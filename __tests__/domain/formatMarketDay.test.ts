import { formatMarketDay } from '@/domain/dateTexts';

test.each([
  ['pt-BR', '20/11/2026'],
  ['es-PE', '20/11/2026'],
  ['pt-MZ', '21/11/2026'],
] as const)('half past midnight UTC is, in %s, %s', (locale, expected) => {
  expect(formatMarketDay('2026-11-21T00:30:00Z', locale)).toBe(expected);
});
