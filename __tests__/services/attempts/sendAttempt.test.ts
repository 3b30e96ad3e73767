/** @vitest-environment jsdom */
import { paths } from '@/contract/paths';
import { getStoredAttemptKey } from '@/services/attempts/attemptKeys';
import { sendAttempt } from '@/services/attempts/sendAttempt';
import { HttpError, NoAnswerError } from '@/services/http/errors';

const keys: string[] = [];

/** Sends the same attempt, which fails with this error. @returns the key that is open afterwards */
async function fail(error: Error): Promise<string | null> {
  const send = (_: object, key: string) => {
    keys.push(key);
    return Promise.reject(error);
  };
  const attempt = { operation: 'phone-code', getSubject: () => ({ lead: 1 }), send };
  await expect(sendAttempt(attempt, {})).rejects.toBe(error);
  return getStoredAttemptKey('phone-code');
}

const lost = new NoAnswerError('POST', paths.phoneCode, 'timeout');

beforeEach(async () => {
  window.localStorage.clear();
  keys.length = 0;
  await fail(lost);
});

test('an attempt without an answer keeps its key', async () => {
  expect(await fail(lost)).toBe(keys[0]);
  expect(keys[1]).toBe(keys[0]);
});

test('a refusal ends the attempt', async () => {
  expect(await fail(new HttpError('POST', paths.phoneCode, 429, null))).toBeNull();
});

test.each([400, 403, 429])(
  'a captcha answer %i does not end the attempt that was sent before',
  async (status) => {
    expect(await fail(new HttpError('GET', paths.captcha, status, null))).toBe(keys[0]);
  },
);
