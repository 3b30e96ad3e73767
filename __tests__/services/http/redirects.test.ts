/** @vitest-environment jsdom */
import { paths } from '@/contract/paths';
import { createNewCode } from '@/services/api/payment';
import { client } from '@/services/http/client';
import { NoAnswerError } from '@/services/http/errors';

/** The answer that a browser gives for a redirect it must not follow; no code can construct one. */
const notFollowed = Object.defineProperties(new Response(), {
  type: { value: 'opaqueredirect' },
  status: { value: 0 },
});

afterAll(() => {
  vi.unstubAllGlobals();
});

test('a redirect is not followed in the browser and counts as no answer', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(notFollowed);
  // Node's own Request accepts no address without an origin.
  vi.stubGlobal('Request', undefined);
  client.defaults.env = { fetch };
  await expect(createNewCode('a-token', 'key')).rejects.toEqual(
    new NoAnswerError('POST', paths.paymentNewCode, 'malformed'),
  );
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]?.[1]?.redirect).toBe('manual');
});
