import { toErrorOutcome } from '@/components/payment/outcomeOfError';
import { HttpError, NoAnswerError } from '@/services/http/errors';

const url = '/api/v2/payment';

test.each([
  ['a timeout', new NoAnswerError('POST', url, 'timeout'), 'unknown'],
  ['a lost connection', new NoAnswerError('POST', url, 'network'), 'unknown'],
  ["a gateway's 502", new HttpError('POST', url, 502, null), 'unknown'],
  ["a gateway's 408", new HttpError('POST', url, 408, null), 'unknown'],
  ["a gateway's 429", new HttpError('POST', url, 429, null), 'tooManyAttempts'],
  ["a gateway's 403", new HttpError('POST', url, 403, null), 'failed'],
])('%s', (_, error, kind) => {
  expect(toErrorOutcome(error).kind).toBe(kind);
});

test("the service's own problem counts before the status", () => {
  const problem = {
    type: 'urn:problem:rate_limited',
    title: 'Slow down',
    status: 503,
    code: 'rate_limited' as const,
  };
  expect(toErrorOutcome(new HttpError('POST', url, 503, problem)).kind).toBe('tooManyAttempts');
});

test.each([
  [502, 'unknown'],
  [403, 'failed'],
])("a gateway's own problem of status %d counts by its status", (status, kind) => {
  const foreign: { code: string } = { code: 'bad_gateway' };
  const problem = Object.assign(
    { type: 'about:blank', title: 'Gateway', status, code: 'internal_error' as const },
    foreign,
  );
  expect(toErrorOutcome(new HttpError('POST', url, status, problem)).kind).toBe(kind);
});

test('a defect is not mistaken for an answer', () => {
  expect(() => toErrorOutcome(new TypeError('x is not a function'))).toThrow('x is not a function');
});
