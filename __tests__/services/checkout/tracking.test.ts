import { readTracking } from '@/services/checkout/tracking';

test('reads the campaign of a link, and nothing else', () => {
  const query =
    'product=ms&utm_source=insta%20gram&utm_medium=&utm_term=query_param.term&gclid=abc&email=m%40a.com&_ga=GA1.2';
  expect(readTracking(query)).toEqual({ _ga: 'GA1.2', utm_source: 'insta gram', gclid: 'abc' });
});

test('reads nothing from a link without a campaign', () => {
  expect(readTracking('product=ms&name=Maria')).toBeNull();
  expect(readTracking('utm_source=%20&fbclid=%00')).toBeNull();
});

test('cuts overlong values, and drops what no call accepts', () => {
  const read = (value: string) => readTracking(new URLSearchParams({ fbclid: value }).toString());
  expect(read('x'.repeat(5_000))).toEqual({ fbclid: 'x'.repeat(500) });
  expect(read('a\u0000b\n\u0007c')).toEqual({ fbclid: 'abc' });
  // The service would refuse half of a character.
  expect(read(`${'x'.repeat(499)}😀`)).toEqual({ fbclid: 'x'.repeat(499) });
});
