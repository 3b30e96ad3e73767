import { readTracking } from '@/services/checkout/tracking';

test('the campaign of a link is read, and nothing else of it', () => {
  const query =
    'product=ms&utm_source=insta%20gram&utm_medium=&utm_term=query_param.term&gclid=abc&email=m%40a.com&_ga=GA1.2';
  expect(readTracking(query)).toEqual({ _ga: 'GA1.2', utm_source: 'insta gram', gclid: 'abc' });
});

test('a link without a campaign names none', () => {
  expect(readTracking('product=ms&name=Maria')).toBeNull();
  expect(readTracking('utm_source=%20&fbclid=%00')).toBeNull();
});

test('what is too long is cut, and what no call takes is dropped', () => {
  const read = (value: string) => readTracking(new URLSearchParams({ fbclid: value }).toString());
  expect(read('x'.repeat(5_000))).toEqual({ fbclid: 'x'.repeat(500) });
  expect(read('a\u0000b\n\u0007c')).toEqual({ fbclid: 'abc' });
  // Half of a character would be refused by the service.
  expect(read(`${'x'.repeat(499)}😀`)).toEqual({ fbclid: 'x'.repeat(499) });
});
