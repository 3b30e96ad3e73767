import { formatDigitableLine } from '@/domain/digitableLine';

test.each([
  [
    '00190500954014481606906809350314337370000000100',
    '00190.50095 40144.816069 06809.350314 3 37370000000100',
  ],
  ['', ''],
  ['123', '123'],
])('formats the digits %s as printed', (line, shown) => {
  expect(formatDigitableLine(line)).toBe(shown);
});
