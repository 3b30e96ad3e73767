import { dropEmptyParameters, parseQuery } from '@/services/checkout/query';

describe('parseQuery', () => {
  it.each([
    ['no query', '', { seller: 'performance', source: 'direto' }],
    [
      'a seller and a source',
      'seller=ana&source=instagram',
      { seller: 'ana', source: 'instagram' },
    ],
    ['empty values', 'seller=&source=&product=', { seller: 'performance', source: 'direto' }],
    ['blank values', 'seller=%20%20', { seller: 'performance', source: 'direto' }],
    [
      'unfilled placeholders',
      'seller=query_param_seller&product=query_param&voucher=query_param.v',
      { seller: 'performance', source: 'direto' },
    ],
    [
      'a placeholder in the middle is a value',
      'voucher=my_query_param',
      {
        seller: 'performance',
        source: 'direto',
        voucher: 'my_query_param',
      },
    ],
    [
      'slashes in the source',
      'source=%2Fsite/blog%5Cpost',
      { seller: 'performance', source: 'siteblogpost' },
    ],
    ['a source of slashes only', 'source=%2F%2F', { seller: 'performance', source: 'direto' }],
    [
      'a partner without a seller',
      'partner=acme',
      {
        seller: 'franchising',
        source: 'direto',
        partner: 'acme',
      },
    ],
    [
      'a partner with a seller',
      'partner=acme&seller=ana',
      {
        seller: 'ana',
        source: 'direto',
        partner: 'acme',
      },
    ],
    [
      'a partner that is a placeholder',
      'partner=query_param',
      { seller: 'performance', source: 'direto' },
    ],
    [
      'a repeated parameter',
      'product=ms&product=medcof',
      {
        seller: 'performance',
        source: 'direto',
        product: 'ms',
      },
    ],
    [
      'unknown parameters',
      'utm_source=x&__proto__=1&constructor=2',
      {
        seller: 'performance',
        source: 'direto',
      },
    ],
    ['a character that was cut', 'product=%E0%A4%A', { seller: 'performance', source: 'direto' }],
    ['a contact outside route vip', 'contactId=c1', { seller: 'performance', source: 'direto' }],
    [
      'a contact on route vip',
      'contactId=c1&route=vip',
      {
        seller: 'performance',
        source: 'direto',
        contactId: 'c1',
        route: 'vip',
      },
    ],
    [
      'markup in a name',
      'name=%3Cscript%3Ealert(1)%3C/script%3E',
      {
        seller: 'performance',
        source: 'direto',
        name: '<script>alert(1)</script>',
      },
    ],
  ])('%s', (_, rawQuery, expected) => {
    expect(parseQuery(rawQuery)).toEqual(expected);
  });

  it('cuts overlong values', () => {
    expect(parseQuery(`voucher=${'x'.repeat(10_000)}`).voucher).toHaveLength(80);
  });
});

it.each([
  ['', ''],
  ['product=ms&seller=&x', 'product=ms'],
  ['utm=query_param_y&product=ms&source=query%5Fparam', 'product=ms'],
  ['x=%20a&y=a+b&&z=//c&w=%E0%A4', 'x=%20a&y=a+b&z=//c&w=%E0%A4'],
  ['product=&seller=ana&product=ms', 'seller=ana&product=ms'],
  ['seller=ana&seller=', 'seller=ana'],
])('%j is passed on as %j', (rawQuery, expected) => {
  expect(dropEmptyParameters(rawQuery)).toBe(expected);
  expect(parseQuery(expected)).toEqual(parseQuery(rawQuery));
});
