import { barcodeBars } from '@/sandbox/bankSlips/BankSlipDocument';

/** Interleaved 2 of 5 (ISO/IEC 16390): which of a digit's five elements are wide. */
const wideElements = [
  '00110',
  '10001',
  '01001',
  '11000',
  '00101',
  '10100',
  '01100',
  '00011',
  '10010',
  '01010',
];

function read({ bars }: ReturnType<typeof barcodeBars>): string {
  const inner = bars.slice(2, -2);
  const pairs = Array.from({ length: inner.length / 5 }, (_, index) =>
    inner.slice(index * 5, index * 5 + 5),
  );
  return pairs
    .map((pair, index) => {
      const followers = [...pair.slice(1), bars.slice(2)[index * 5 + 5]];
      const spaces = pair.map((bar, n) => (followers[n]?.x ?? 0) - bar.x - bar.width);
      const pattern = (widths: number[]) => widths.map((w) => (w > 1 ? '1' : '0')).join('');
      const first = wideElements.indexOf(pattern(pair.map((bar) => bar.width)));
      return `${first}${wideElements.indexOf(pattern(spaces))}`;
    })
    .join('');
}

test('a scanner reads the same digits', () => {
  const digits = '99892164700000123450001098888582365112345670';
  const drawn = barcodeBars(digits);
  expect(read(drawn)).toBe(digits);
  const last = drawn.bars.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBe(drawn.width);
});
