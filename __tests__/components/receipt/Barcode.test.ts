import { drawBarcode, toBars } from '@/components/receipt/Barcode';
import { bankSlip } from '../../support/buildPayment';

const wide = [
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

/** Reads the digits as a scanner does: bars carry the first of each pair, spaces the second. */
function read(modules: string): string {
  const elements = Array.from(modules.matchAll(/1+|0+/g), ([run]) => (run.length > 1 ? '1' : '0'));
  const inner = elements.slice(4, -3);
  const decode = (pattern: string) => String(wide.indexOf(pattern));
  return Array.from({ length: inner.length / 10 }, (_, pair) => {
    const ten = inner.slice(pair * 10, pair * 10 + 10);
    const pick = (parity: number) => ten.filter((_element, index) => index % 2 === parity).join('');
    return decode(pick(0)) + decode(pick(1));
  }).join('');
}

test('the 44 digits of a bank slip can be read back from its barcode', () => {
  const modules = drawBarcode(bankSlip.barcode);
  expect(read(modules)).toBe(bankSlip.barcode);
});

test('dark runs become bars', () => {
  expect(toBars('1011100')).toEqual([
    { x: 0, width: 1 },
    { x: 2, width: 3 },
  ]);
});
