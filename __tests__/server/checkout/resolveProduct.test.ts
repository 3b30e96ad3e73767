import { parseQuery } from '@/services/checkout/query';
import { productKeys } from '@/services/checkout/productKeys';
import { resolveProduct } from '@/server/checkout/resolveProduct.server';

const medcof = { kind: 'product', business: 'medcof', productCode: 'medcof-revalida' };

describe('resolveProduct', () => {
  it.each([
    ['a key', 'product=medcof', '', medcof],
    [
      'a key with a product code of its own',
      'product=ms&productCode=ms-2',
      '',
      {
        kind: 'product',
        business: 'meusucesso',
        productCode: 'ms-2',
      },
    ],
    ['a key in another case', 'product=MEDCOF', '', medcof],
    ['a key with marks around it', 'product=%20MedCof.%E2%80%8B', '', medcof],
    ['a key with a text behind it', 'product=medcof+Vem+ser', '', medcof],
    ['a key before its product code', 'product=medcof-revalida', '', null],
    ...[
      'conquer  unna',
      'conquer (unna)',
      'conquer, unna',
      'conquer.unna',
      'conquer-\n unna',
      'conquer&ndash;unna',
      'conquer&shy;unna',
    ].map((key): [string, string, string, object] => [
      `two words as ${key}`,
      `product=${encodeURIComponent(key)}`,
      '',
      { kind: 'product', ...productKeys['conquer-unna'] },
    ]),
    [
      'a company in other words',
      'productCode=x&business=Wiseup_Online.+Ok',
      '',
      { kind: 'product', business: 'wiseup-online', productCode: 'x' },
    ],
    ...['instituto–destiny', 'instituto‑destiny', 'instituto destiny', 'Instituto_Destiny'].map(
      (key): [string, string, string, object] => [
        `a key as ${key}`,
        `product=${key}`,
        '',
        { kind: 'product', business: 'instituto-destiny', productCode: 'id-cid' },
      ],
    ),
    [
      'a product code as it is written',
      'productCode=MEDCOF-REVALIDA&business=medcof',
      '',
      { kind: 'product', business: 'medcof', productCode: 'MEDCOF-REVALIDA' },
    ],
    ['an unknown key', 'product=nothing', '', null],
    ['a key of every object', 'product=constructor', '', null],
    [
      'code and business',
      'productCode=x&business=conquer-edtech',
      '',
      {
        kind: 'product',
        business: 'conquer-edtech',
        productCode: 'x',
      },
    ],
    [
      'code and a business that only the service behind it knows',
      'productCode=x&business=acme-school',
      '',
      { kind: 'product', business: 'acme-school', productCode: 'x' },
    ],
    ['code and what cannot be a business', 'productCode=x&business=acme_school', '', null],
    ['a code alone', 'productCode=x', '', null],
    ['a plan', 'planId=p1', '', { kind: 'plan', planId: 'p1' }],
    ['a key before a plan', 'product=medcof&planId=p1', '', medcof],
    ["a brand's domain", '', 'medcof.com.br', medcof],
    ["a brand's domain with a port", '', 'homolog.MedCof.com.br:443', medcof],
    ["a brand's domain in the query, which is not opened", 'host=medcof.com.br', 'a.com', null],
    [
      'the domain of a brand that shares its business',
      '',
      'numberone.com.br',
      { kind: 'product', business: 'wiseup', productCode: 'n1' },
    ],
    ['an unknown domain', '', 'localhost:3000', null],
    ['nothing', '', '', null],
  ])('%s', (_, rawQuery, host, expected) => {
    expect(resolveProduct(parseQuery(rawQuery), host)).toEqual(expected);
  });

  describe('with CHECKOUT_HOSTS', () => {
    beforeEach(() => {
      process.env.CHECKOUT_HOSTS = 'pay.medcof.com.br=medcof/medcof-revalida, a.com=acme/course';
    });
    afterEach(() => {
      delete process.env.CHECKOUT_HOSTS;
    });

    it.each([
      ['Pay.medcof.com.br:443', '', medcof],
      ['a.com', '', { kind: 'product', business: 'acme', productCode: 'course' }],
      ['a.com', 'product=medcof', medcof],
      ['b.com', '', null],
      ['medcof.com.br', '', medcof],
    ])('%s with the query "%s"', (host, rawQuery, expected) => {
      expect(resolveProduct(parseQuery(rawQuery), host)).toEqual(expected);
    });
  });

  it.each(Object.entries(productKeys))('the key %s', (key, product) => {
    expect(resolveProduct(parseQuery(`product=${key}`), '')).toEqual({
      kind: 'product',
      ...product,
    });
  });
});
