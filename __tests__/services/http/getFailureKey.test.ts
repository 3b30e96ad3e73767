import { getFailureKey, HttpError, NoAnswerError } from '@/services/http/errors';

const status = (code: number) => new HttpError('POST', '/api/v1/lead', code, null);
const limited = (retryAfter: number) =>
  new HttpError('POST', '/api/v1/lead', 429, {
    type: 'urn:problem:rate_limited',
    title: 'Too many requests',
    status: 429,
    code: 'rate_limited',
    retryAfter,
  });
const network = new NoAnswerError('POST', '/api/v1/lead', 'network');
const timeout = new NoAnswerError('POST', '/api/v1/lead', 'timeout');
const malformed = new NoAnswerError('POST', '/api/v1/lead', 'malformed');
const chunk = new Error('Failed to load chunk');

const goOnline = (onLine: boolean) => {
  Object.defineProperty(globalThis, 'navigator', { value: { onLine }, configurable: true });
};

test.each([
  ['no connection', network, false, 'failure.offline'],
  ['code that cannot be had without one', chunk, false, 'failure.offline'],
  ['a service that is away', network, true, 'failure.unavailable'],
  ['a timeout', timeout, true, 'failure.slow'],
  ['an answer that is none of the service', malformed, true, 'failure.unexpected'],
  ['a defect', chunk, true, 'failure.unexpected'],
  ['400', status(400), true, 'failure.invalidFields'],
  ['422', status(422), true, 'failure.invalidFields'],
  ['408', status(408), true, 'failure.slow'],
  ['504', status(504), true, 'failure.slow'],
  ['429', status(429), true, 'failure.tooManyAttempts'],
  ['429 for a minute', limited(60), true, 'failure.tooManyAttempts'],
  ['429 for minutes', limited(61), true, 'failure.wait.quarter'],
  ['429 for an hour', limited(3_600), true, 'failure.wait.hour'],
  ['429 for a day', limited(3_601), true, 'failure.wait.day'],
  ['502', status(502), true, 'failure.unavailable'],
  ['503', status(503), true, 'failure.unavailable'],
  ['500', status(500), true, 'failure.unexpected'],
])('%s', (_, error, onLine, key) => {
  goOnline(onLine);
  expect(getFailureKey(error)).toBe(key);
});
