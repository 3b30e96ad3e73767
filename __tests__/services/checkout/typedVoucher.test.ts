/** @vitest-environment jsdom */
import { parseQuery } from '@/services/checkout/query';
import { addTypedVoucher, keepTypedVoucher } from '@/services/checkout/typedVoucher';
import { forgetTypedVoucher } from '@/services/checkout/typedVoucherStore';

const add = (rawQuery: string) => addTypedVoucher({ rawQuery, query: parseQuery(rawQuery) });

beforeEach(() => {
  window.sessionStorage.clear();
});

test.each([
  ['product=ms&seller=ana&x=%20', 'product=ms&seller=ana&x=%20'],
  ['voucher=NADA&product=ms', 'product=ms'],
  ['', ''],
])('a voucher typed on ?%s is added to ?%s, in this tab alone', (typedOn, link) => {
  keepTypedVoucher(typedOn, 'REVALIDA10');
  expect(add(link)).toBe(`${link === '' ? '' : `${link}&`}voucher=REVALIDA10`);
  expect(window.localStorage).toHaveLength(0);
});

test.each([
  'product=ms&seller=bruno',
  'product=ms',
  'product=medcof&seller=ana',
  'product=ms&seller=ana&flowId=extended',
  'product=ms&seller=ana&voucher=MSJANA',
  'product=ms&seller=ana&voucher=REVALIDA10',
])('?%s stays as it is', (rawQuery) => {
  keepTypedVoucher('product=ms&seller=ana', 'REVALIDA10');
  expect(add(rawQuery)).toBe(rawQuery);
});

test('a later voucher replaces an earlier one, until it is forgotten', () => {
  keepTypedVoucher('product=ms', 'MS10');
  keepTypedVoucher('product=ms&voucher=MS10', 'MS20');
  expect(add('product=ms')).toBe('product=ms&voucher=MS20');
  forgetTypedVoucher();
  expect(add('product=ms')).toBe('product=ms');
});

test.each(['{', 'null', '"REVALIDA10"', '{"code":1,"link":""}'])(
  '%s is no stored voucher',
  (text) => {
    window.sessionStorage.setItem('typedVoucher', text);
    expect(add('')).toBe('');
  },
);
