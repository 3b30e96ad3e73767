import { getBoletoInfo, isValidBoleto } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { barcode, digitableLine } from '@/sandbox/bankSlips/createBankSlip';

const fields = {
  bank: '001',
  dueDate: '2026-12-01',
  amount: 118_800,
  freeField: '0001091234567890112345670',
};

const day = 86_400_000;
const digits = (length: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${length}}$`), { size: 'max' });

test('a barcode carries bank, currency, check digit, due factor, cents and free field', () => {
  expect(barcode(fields)).toMatch(/^0019\d164700001188000001091234567890112345670$/);
});

test('any slip passes an independent validator, which reads back its amount and day', () => {
  fc.assert(
    fc.property(
      digits(25),
      fc.integer({ min: 1, max: 9_999_999_999 }),
      // A factor repeats every 9000 days: a decoder takes the day nearest to today.
      fc.integer({ min: 0, max: 3000 }),
      (freeField, amount, daysFromToday) => {
        const dueDate = new Date(Date.now() + daysFromToday * day).toISOString().slice(0, 10);
        const line = digitableLine(barcode({ ...fields, freeField, amount, dueDate }));
        expect(line).toMatch(/^[0-9]{47}$/);
        expect(isValidBoleto(line)).toBe(true);
        const info = getBoletoInfo(line);
        expect(info?.amount).toBe(amount);
        expect(info?.expirationDate?.toISOString().slice(0, 10)).toBe(dueDate);
      },
    ),
  );
});

test('one wrong digit makes a line invalid', () => {
  const line = digitableLine(barcode(fields));
  const wrong = `${line.slice(0, 7)}${(Number(line[7]) + 1) % 10}${line.slice(8)}`;
  expect(isValidBoleto(wrong)).toBe(false);
});

test.each([
  ['an amount of eleven digits', { amount: 10_000_000_000 }],
  ['a short free field', { freeField: '1' }],
])('%s is refused', (_case, change) => {
  expect(() => barcode({ ...fields, ...change })).toThrow(RangeError);
});
