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

/**
 * Reads a barcode as a scanner does: of each pair of digits the bars carry the first, the spaces
 * between them the second.
 * @param widths of its bars and spaces in order, beginning and ending with a bar, in any unit
 * @returns null where it is no whole barcode
 */
export function decodeItf(widths: readonly number[]): string | null {
  const narrow = Math.min(...widths);
  const elements = widths.map((width) => (width > narrow * 1.75 ? '1' : '0')).join('');
  const [, body] = /^0000((?:[01]{10})*)100$/.exec(elements) ?? [];
  if (body === undefined) return null;
  const digits = Array.from(body.matchAll(/.{10}/g)).flatMap(([pair]) =>
    [0, 1].map((offset) =>
      wideElements.indexOf([...pair].filter((_, index) => index % 2 === offset).join('')),
    ),
  );
  return digits.includes(-1) ? null : digits.join('');
}
