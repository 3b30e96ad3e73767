import { drawBarcode, toBars } from '@/components/receipt/Barcode';
import { decodeItf } from '@/testing/decodeItf';
import { bankSlip } from '../../support/buildPayment';

/** The widths of its bars and spaces, in modules. */
const toWidths = (modules: string): number[] =>
  Array.from(modules.matchAll(/1+|0+/g), ([run]) => run.length);

test('the 44 digits of a bank slip can be read back from its barcode', () => {
  const modules = drawBarcode(bankSlip.barcode);
  expect(decodeItf(toWidths(modules))).toBe(bankSlip.barcode);
});

test('dark runs become bars', () => {
  expect(toBars('1011100')).toEqual([
    { x: 0, width: 1 },
    { x: 2, width: 3 },
  ]);
});
