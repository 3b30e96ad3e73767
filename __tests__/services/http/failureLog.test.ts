/** @vitest-environment jsdom */
import { TextEncoder } from 'node:util';
import { HttpError, NoAnswerError } from '@/services/http/errors';
import { logger } from '@/services/logger';

Object.assign(globalThis, { TextEncoder });

const path = '/api/v1/payment/{id}';

beforeEach(() => {
  vi.spyOn(logger, 'error').mockReturnValue();
  vi.spyOn(logger, 'info').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function fail(error: Error): Promise<void> {
  const { client } = await import('@/services/http/client');
  const { request } = await import('@/services/http/sendRequest');
  vi.spyOn(client, 'request').mockRejectedValue(error);
  await expect(request({ url: path }, {})).rejects.toBe(error);
}

test.each([
  new HttpError('POST', path, 500, null),
  new HttpError('POST', path, 400, null),
  new HttpError('GET', path, 503, null),
  new NoAnswerError('GET', path, 'timeout'),
  new NoAnswerError('GET', path, 'network'),
])('%s is logged once, as an error', async (error) => {
  await fail(error);
  expect(logger.error).toHaveBeenCalledTimes(1);
  expect(logger.error).toHaveBeenCalledWith('A call failed', { error });
  expect(logger.info).not.toHaveBeenCalled();
});

test.each([402, 404, 409, 422, 429])(
  'an answer %i, which a page handles, is logged as information',
  async (status) => {
    const error = new HttpError('POST', path, status, null);
    await fail(error);
    expect(logger.info).toHaveBeenCalledWith('A call failed', { error });
    expect(logger.error).not.toHaveBeenCalled();
  },
);

test('a 2xx with a malformed body is logged as an error, too', async () => {
  const { client } = await import('@/services/http/client');
  const { request } = await import('@/services/http/sendRequest');
  vi.spyOn(client, 'request').mockResolvedValue({ data: '<html>', status: 200 });
  const needs = { leadId: 'string' as const };
  await expect(request<{ leadId: string }>({ url: path }, needs)).rejects.toThrow(/malformed/);
  expect(logger.error).toHaveBeenCalledTimes(1);
});
