import fc from 'fast-check';
import { formatMoney, formatReduction } from '@/domain/money';

test.each([
  [9500, 'BRL', 'R$\u00a095,00'],
  [114000, 'BRL', 'R$\u00a01.140,00'],
  [1, 'BRL', 'R$\u00a00,01'],
  [1872000, 'MZN', 'MT\u00a018.720,00'],
  [0, 'MZN', 'MT\u00a00,00'],
  [-123_456_789, 'BRL', 'R$\u00a0-1.234.567,89'],
] as const)('%i minor units of %s read %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});

test('a discount has a true minus sign, on one line with its amount', () => {
  expect(formatReduction(9231, 'BRL')).toBe('\u2212\u00a0R$\u00a092,31');
});

test('an amount reads as Intl writes it in pt-BR', () => {
  const decimals = new Intl.NumberFormat('pt-BR', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
  fc.assert(
    fc.property(amount, (minor) => {
      expect(formatMoney(minor, 'BRL')).toBe(`R$\u00a0${decimals.format(minor / 100)}`);
    }),
  );
});
