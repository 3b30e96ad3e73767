/** @jest-environment jsdom */
import { callWithStoredKey } from '@/components/livelo/liveloVisit';
import { HttpError, NoAnswerError } from '@/services/http/errors';

const noAnswer = new NoAnswerError('POST', '/', 'timeout');
const refused = (status: number) => new HttpError('POST', '/', status, null);
const call = jest.fn<Promise<string>, [string]>();
const keys = () => call.mock.calls.map(([key]) => key);

beforeEach(() => {
  call.mockReset();
  window.localStorage.clear();
});

test.each([
  ['no answer', noAnswer, true],
  ['an answer from behind', refused(502), true],
  ['a refusal', refused(429), false],
])('after %s the key is kept: %s', async (_name, error, isKept) => {
  call.mockRejectedValueOnce(error).mockResolvedValueOnce('done');
  await expect(callWithStoredKey('livelo-code', 'lead', call)).rejects.toBe(error);
  await expect(callWithStoredKey('livelo-code', 'lead', call)).resolves.toBe('done');
  expect(new Set(keys()).size).toBe(isKept ? 1 : 2);
});

test('what was answered ends its attempt', async () => {
  call.mockResolvedValue('done');
  await callWithStoredKey('livelo-code', 'lead', call);
  await callWithStoredKey('livelo-code', 'lead', call);
  expect(new Set(keys()).size).toBe(2);
  expect(window.localStorage).toHaveLength(0);
});
