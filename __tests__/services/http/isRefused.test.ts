import { HttpError, isRefused, NoAnswerError } from '@/services/http/errors';

test.each([
  [302, false],
  [400, true],
  [404, true],
  [422, true],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
])('%s', (status, expected) => {
  expect(isRefused(new HttpError('GET', '/api/v1/invoice/x', status, null))).toBe(expected);
});

test('a call without an answer is no refusal', () => {
  expect(isRefused(new NoAnswerError('GET', '/api/v1/invoice/x', 'timeout'))).toBe(false);
});
