/** @jest-environment jsdom */
import { NoAnswerError } from '@/services/http/errors';

/** What a browser hands out for a redirect that it was told not to follow. */
const notFollowed = {
  type: 'opaqueredirect',
  status: 0,
  statusText: '',
  headers: new Map(),
  text: () => Promise.resolve(''),
};

test('a redirect is not followed in the browser and is no answer', async () => {
  const fetch = jest
    .fn<Promise<typeof notFollowed>, [string, { redirect?: string }]>()
    .mockResolvedValue(notFollowed);
  Object.defineProperty(window, 'fetch', { value: fetch });
  const { createNewCode } = await import('@/services/api/payment');
  await expect(createNewCode('a-token', 'key')).rejects.toEqual(
    new NoAnswerError('POST', '/api/v1/payment/a-token/new-code', 'malformed'),
  );
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]?.[1].redirect).toBe('manual');
});
