import { modulo10 } from './modulo10';

/** The 47 digits that a payer types, from the 44 of the barcode. */
export function digitableLine(barcode: string): string {
  const fields = [
    barcode.slice(0, 4) + barcode.slice(19, 24),
    barcode.slice(24, 34),
    barcode.slice(34, 44),
  ].map((field) => `${field}${modulo10(field)}`);
  return [...fields, barcode.slice(4, 5), barcode.slice(5, 19)].join('');
}
