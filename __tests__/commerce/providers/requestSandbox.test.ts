import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestSandbox } from '@/commerce/providers/sandbox/requestSandbox';

let server: Server;
let url: string;
let status = 200;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (status === 0) request.socket.destroy();
    else response.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
const close = () => new Promise((resolve) => server.close(resolve));
afterAll(close);

const ask = () => requestSandbox({ url, apiKey: 'key', timeoutMs: 1_000 }, 'POST', '/charges', {});

test.each([
  [503, 'ProviderNotReached'],
  [500, 'ProviderUnavailable'],
  [502, 'ProviderUnavailable'],
  [0, 'ProviderUnavailable'],
])('an answer of %i is %s', async (answered, name) => {
  status = answered;
  await expect(ask()).rejects.toMatchObject({ name });
});

test('a refused connection is one that was never made', async () => {
  await close();
  await expect(ask()).rejects.toMatchObject({ name: 'ProviderNotReached' });
});
