import { formatMoney, formatReduction } from '@/domain/money';

test.each([
  [9500, 'BRL', 'R$\u00a095,00'],
  [114000, 'BRL', 'R$\u00a01.140,00'],
  [1, 'BRL', 'R$\u00a00,01'],
  [1872000, 'MZN', 'MT\u00a018.720,00'],
  [0, 'MZN', 'MT\u00a00,00'],
] as const)('%i minor units of %s read %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});

test('a discount has a true minus sign, on one line with its amount', () => {
  expect(formatReduction(9231, 'BRL')).toBe('\u2212\u00a0R$\u00a092,31');
});
