import { getCountry } from '@/domain/markets';

test.each([
  ['pt-BR', 'BR'],
  ['pt-MZ', 'MZ'],
  ['es-PE', 'PE'],
] as const)('a buyer who reads %s starts with the phone country %s', (locale, country) => {
  expect(getCountry(locale)).toBe(country);
});
