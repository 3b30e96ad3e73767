import { outcomeOfError } from '@/services/checkout/payment/outcomeOfError';
import { HttpError } from '@/services/http/HttpError';
import { NoAnswerError } from '@/services/http/NoAnswerError';

const url = '/api/v2/payment';

test.each([
  ['a timeout', new NoAnswerError('POST', url, 'timeout'), 'unknown'],
  ['a lost connection', new NoAnswerError('POST', url, 'network'), 'unknown'],
  ["a gateway's 502", new HttpError('POST', url, 502, null), 'unknown'],
  ["a gateway's 408", new HttpError('POST', url, 408, null), 'unknown'],
  ["a gateway's 429", new HttpError('POST', url, 429, null), 'tooManyAttempts'],
  ["a gateway's 403", new HttpError('POST', url, 403, null), 'failed'],
])('%s', (_, error, kind) => {
  expect(outcomeOfError(error).kind).toBe(kind);
});

test("the service's own problem counts before the status", () => {
  const problem = {
    type: 'urn:problem:rate_limited',
    title: 'Slow down',
    status: 503,
    code: 'rate_limited' as const,
  };
  expect(outcomeOfError(new HttpError('POST', url, 503, problem)).kind).toBe('tooManyAttempts');
});

test('a defect is not mistaken for an answer', () => {
  expect(() => outcomeOfError(new TypeError('x is not a function'))).toThrow('x is not a function');
});
