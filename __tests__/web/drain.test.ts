import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createDrain } from '@/web/drain';

vi.mock('node:timers/promises', { spy: true });

const never = () => wait(30_000, 'waiting', { ref: false });

let server: Server;
let drain: ReturnType<typeof createDrain>;
let origin: string;
let finishSlow: (() => void) | undefined;

beforeEach(async () => {
  finishSlow = undefined;
  drain = createDrain();
  server = createServer((request, response) => {
    if (drain.answers(request, response)) return;
    if (request.url === '/events') {
      response.setHeader('content-type', 'text/event-stream');
      response.write('data: pending\n\n');
    } else if (request.url === '/slow') finishSlow = () => response.end('slow');
    else response.end('ok');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const get = async (path: string) => {
  const response = await fetch(`${origin}${path}`);
  return `${response.status} ${await response.text()}`;
};

it('reports first that it is not ready, and keeps answering meanwhile', async () => {
  expect(await get('/readiness?probe')).toBe('200 ok');
  let hasNoticed: (() => void) | undefined;
  const noticed = new Promise<void>((resolve) => {
    hasNoticed = resolve;
  });
  vi.mocked(wait).mockReturnValueOnce(noticed);
  const stopped = drain.stop(server, 300);
  expect(wait).toHaveBeenLastCalledWith(300);
  expect(await get('/readiness?probe')).toBe(
    '503 {"status":"unavailable","checks":{"stopping":"unavailable"}}',
  );
  const lead = await fetch(`${origin}/lead`);
  expect([lead.status, lead.headers.get('connection')]).toEqual([200, 'close']);
  hasNoticed?.();
  await stopped;
  await expect(fetch(`${origin}/lead`)).rejects.toThrow();
});

it('ends open streams within two seconds, with a retry time', async () => {
  const stream = await fetch(`${origin}/events`);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  let text = '';
  const read = (async () => {
    for await (const chunk of stream.body ?? []) text += new TextDecoder().decode(chunk);
  })().catch(() => undefined);
  await Promise.all([drain.stop(server, 0), read]);
  // The stream never ends by itself, so the first timer is the one that ends it.
  const [firstMs = NaN] = timers.mock.calls.map(([, milliseconds = 0]) => milliseconds);
  timers.mockRestore();
  expect(firstMs).toBeLessThanOrEqual(2_000);
  expect(text).toBe('data: pending\n\nretry: 500\n\n');
});

it('waits for requests that are under way', async () => {
  const slow = get('/slow');
  while (finishSlow === undefined) await wait(10);
  const stopped = drain.stop(server, 0);
  const first = await Promise.race([stopped.then(() => 'stopped'), wait(200, 'waiting')]);
  expect(first).toBe('waiting');
  finishSlow();
  expect(await slow).toBe('200 slow');
  await stopped;
});

it('is not held up by an idle connection that a browser has opened ahead', async () => {
  const { port } = server.address() as AddressInfo;
  const ahead = connect(port, '127.0.0.1');
  await once(ahead, 'connect');
  // The server has accepted that connection, too.
  expect(await get('/lead')).toBe('200 ok');
  const ended = once(ahead, 'close');
  const first = await Promise.race([drain.stop(server, 0).then(() => 'stopped'), never()]);
  expect(first).toBe('stopped');
  await ended;
});

it('cuts off a slow sender, as it does before it stops', async () => {
  server.requestTimeout = 300;
  const { port } = server.address() as AddressInfo;
  const sender = connect(port, '127.0.0.1');
  sender.write('POST /slow HTTP/1.1\r\nhost: web\r\ncontent-length: 100\r\n\r\nhalf of it');
  while (finishSlow === undefined) await wait(10);
  const first = await Promise.race([drain.stop(server, 0).then(() => 'stopped'), never()]);
  expect(first).toBe('stopped');
});
