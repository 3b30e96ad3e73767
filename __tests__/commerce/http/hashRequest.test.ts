import { hashRequest } from '@/commerce/http/idempotency';

test('the order of members and absent members do not change the hash', () => {
  expect(hashRequest({ a: 1, b: { c: [1, 2], d: undefined } })).toBe(
    hashRequest({ b: { c: [1, 2] }, a: 1 }),
  );
});

test.each([
  [{ a: 1 }, { a: '1' }],
  [{ a: [1, 2] }, { a: [2, 1] }],
  [{ a: { b: 1 } }, { a: [['b', 1]], c: null }],
  [{ a: '' }, {}],
])('%j and %j have different hashes', (one, other) => {
  expect(hashRequest(one)).not.toBe(hashRequest(other));
});
