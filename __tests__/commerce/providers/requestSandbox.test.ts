import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestSandbox } from '@/commerce/providers/sandbox/requestSandbox';

let status = 200;
const server = createServer((request, response) => {
  if (status === 0) request.socket.destroy();
  else response.writeHead(status).end('{}');
});

/** @returns The origin that it listens on. */
async function listen(started: Server): Promise<string> {
  started.listen(0, '127.0.0.1');
  await once(started, 'listening');
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

async function close(started: Server): Promise<void> {
  started.close();
  await once(started, 'close');
}

let url: string;
beforeAll(async () => {
  url = await listen(server);
});
afterAll(() => close(server));

const ask = (origin = url) =>
  requestSandbox({ url: origin, apiKey: 'key', timeoutMs: 30_000 }, 'POST', '/charges', {});

test.each([
  [503, 'ProviderNotReached'],
  [401, 'ProviderNotReached'],
  [403, 'ProviderNotReached'],
  [429, 'ProviderNotReached'],
  [500, 'ProviderUnavailable'],
  [502, 'ProviderUnavailable'],
  [0, 'ProviderUnavailable'],
])('an answer of %i throws %s', async (answered, name) => {
  status = answered;
  await expect(ask()).rejects.toMatchObject({ name });
});

test('a refused connection throws ProviderNotReached', async () => {
  const ended = createServer();
  const origin = await listen(ended);
  await close(ended);
  await expect(ask(origin)).rejects.toMatchObject({ name: 'ProviderNotReached' });
});
