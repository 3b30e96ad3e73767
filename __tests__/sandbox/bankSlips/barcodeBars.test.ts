import { barcodeBars } from '@/sandbox/bankSlips/BankSlipDocument';
import { decodeItf } from '@/testing/decodeItf';

/** The widths of its bars and of the spaces after them. */
const toWidths = ({ bars }: ReturnType<typeof barcodeBars>): number[] =>
  bars.flatMap(({ width, x }, index) => {
    const next = bars[index + 1];
    return next ? [width, next.x - x - width] : [width];
  });

test('a scanner reads the same digits', () => {
  const digits = '99892164700000123450001098888582365112345670';
  const drawn = barcodeBars(digits);
  expect(decodeItf(toWidths(drawn))).toBe(digits);
  const last = drawn.bars.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBe(drawn.width);
});
