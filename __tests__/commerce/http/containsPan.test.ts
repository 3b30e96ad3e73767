import { containsPan } from '@/commerce/http/bodyTexts';

test.each([
  '4111111111111111',
  '4111 1111 1111 1111',
  '5555-5555-5555-4444',
  'cartão 378282246310005, val 12/30',
  '3056 930902 5904',
  '4111 1111 1111 1111 123',
  '12 4111.1111.1111.1111',
])('%s holds a card', (text) => {
  expect(containsPan(text)).toBe(true);
});

test('a long row of digits is looked through at once', () => {
  const start = performance.now();
  expect(containsPan('3 '.repeat(3_000))).toBe(false);
  expect(performance.now() - start).toBeLessThan(500);
});

test.each([
  'Maria da Silva',
  '4111111111111112',
  '+5511987654321',
  '123.456.789-09',
  '1700000000000',
  'direto',
  '',
])('%s holds none', (text) => {
  expect(containsPan(text)).toBe(false);
});
