import { type IncomingMessage, request, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { getProductConfig } from '@/services/api/product';
import { forwardToApi } from '@/server/http/forwardToApi.server';
import { logger } from '@/services/logger';
import { type StartedServer, startServer } from '../../support/startServer';

const servers: StartedServer[] = [];

async function listen(answer: RequestListener): Promise<string> {
  const server = await startServer(answer);
  servers.push(server);
  return server.url;
}

const dead = 'http://127.0.0.1:1';
const uuid = '00000000-0000-4000-8000-000000000001';

let web: string;
let calls: string[];

const answering = () =>
  listen((call, response) => {
    void text(call).then((body) => {
      const key = String(call.headers['idempotency-key'] ?? 'no key');
      calls.push(`${call.method ?? ''} ${body} ${key}`);
      response.setHeader('content-type', 'application/json').end('{"isAnswered":true}');
    });
  });

const breaking = () =>
  listen((call) => {
    void text(call).then(() => {
      calls.push('broken off');
      call.socket.destroy();
    });
  });

const use = (...addresses: string[]) => {
  process.env.API_URL = addresses.join(', ');
};

interface Init extends RequestInit {
  headers?: Record<string, string>;
}

const callTwice = async (init: Init) => {
  const answers = [];
  while (answers.length < 2) {
    const headers = { connection: 'close', ...init.headers };
    const response = await fetch(`${web}/api/v1/lead`, { ...init, headers });
    const body: unknown = await response.json();
    answers.push({ status: response.status, body });
  }
  return answers;
};

const answered = { status: 200, body: { isAnswered: true } };
const keyed = { method: 'POST', body: 'a body', headers: { 'idempotency-key': uuid } };

beforeAll(async () => {
  web = await listen((call, response) => void forwardToApi(call, response));
});

beforeEach(() => {
  calls = [];
  vi.spyOn(logger, 'error').mockReturnValue();
});

afterAll(async () => {
  delete process.env.API_URL;
  await Promise.all(servers.map(({ stop }) => stop()));
});

test.each([
  ['a read', { method: 'GET' }],
  ['a write with a key', keyed],
  ['a write without a key, which reached nobody', { method: 'POST', body: 'a body' }],
])('%s moves to the next address where nothing listens at one', async (_name, init) => {
  use(dead, await answering());
  expect(await callTwice(init)).toEqual([answered, answered]);
  expect(calls).toHaveLength(2);
});

test.each([
  ['a read', { method: 'GET' }],
  ['a write with a key', keyed],
])(
  '%s moves to the next address when one breaks the connection, unchanged',
  async (_name, init) => {
    use(await breaking(), await answering());
    expect(await callTwice(init)).toEqual([answered, answered]);
    const whole = init.method === 'GET' ? 'GET  no key' : `POST a body ${uuid}`;
    expect(calls.filter((call) => call !== 'broken off')).toEqual([whole, whole]);
  },
);

test('a write without a key is sent once, and a broken connection is not reported as a timeout', async () => {
  use(await breaking());
  const [answer] = await callTwice({ method: 'POST', body: 'a body' });
  expect(answer).toMatchObject({ status: 502, body: { code: 'service_unavailable' } });
  expect(calls).toEqual(['broken off', 'broken off']);
});

test('the calls of a page itself move to the next address, too', async () => {
  const config = { title: 'Curso', designSystemId: 'medcof$light', checkoutFlow: [] };
  use(dead, await listen((_call, response) => response.end(JSON.stringify(config))));
  const load = () => getProductConfig('medcof', { business: 'medcof' });
  expect([await load(), await load()]).toEqual([config, config]);
});

/** Even a busy machine moves on after the ten seconds by then; without that limit it takes 55 s. */
const goesOnMs = 40_000;

const silent = () => listen(() => calls.push('silence'));

test('a read moves to the next address when one is silent, which is tried last from then on', async () => {
  use(await silent(), await answering());
  const began = Date.now();
  expect(await callTwice({ method: 'GET' })).toEqual([answered, answered]);
  const waitedMs = Date.now() - began;
  expect(waitedMs).toBeGreaterThan(9_000);
  expect(waitedMs).toBeLessThan(goesOnMs);
  expect(await callTwice({ method: 'GET' })).toEqual([answered, answered]);
  expect(calls.filter((call) => call === 'silence')).toHaveLength(1);
}, 120_000);

test('a call of a page itself moves on from a silent address, too', async () => {
  const config = { title: 'Curso', designSystemId: 'medcof$light', checkoutFlow: [] };
  use(await silent(), await listen((_call, response) => response.end(JSON.stringify(config))));
  const load = () => getProductConfig('medcof', { business: 'medcof' });
  const began = Date.now();
  expect([await load(), await load()]).toEqual([config, config]);
  expect(Date.now() - began).toBeLessThan(goesOnMs);
}, 120_000);

test('an open stream that is silent for a while stays open', async () => {
  const stream: RequestListener = (_call, response) => {
    response.setHeader('content-type', 'text/event-stream').write('data: {}\n\n');
    setTimeout(() => response.end('data: late\n\n'), 12_000);
  };
  use(await listen(stream), await listen(stream));
  const opened = await openStream(1);
  expect(await text(opened)).toContain('late');
}, 120_000);

test('a body that is too large is refused before its end, however it is sent', async () => {
  use(await answering());
  const { port } = new URL(web);
  const status = await new Promise((resolve, reject) => {
    const call = request({ port, method: 'POST', path: '/api/v1/lead' }, (response) => {
      resolve(response.statusCode);
      call.destroy();
    });
    call.once('error', reject);
    call.write(Buffer.alloc(70_000, 'a'));
  });
  expect(status).toBe(413);
  expect(calls).toEqual([]);
});

test('an unfinished body opens no connection to the service', async () => {
  const opened = vi.fn();
  use(
    await listen((_call, response) => {
      opened();
      response.end('{}');
    }),
  );
  const { port } = new URL(web);
  const call = request({ port, method: 'POST', path: '/api/v1/lead' });
  call.on('error', () => undefined);
  call.write('a');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(opened).not.toHaveBeenCalled();
  call.destroy();
});

const openStream = (index: number) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = new URL(web);
    const call = request(
      { port, path: `/api/v1/payment/token-${index}/events`, agent: false },
      (response) =>
        response.once('data', () => {
          resolve(response);
        }),
    );
    call.once('error', reject);
    call.end();
  });

test('300 open streams delay no call', async () => {
  use(
    await listen((call, response) => {
      if (!call.url?.endsWith('/events')) return response.end('{"isAnswered":true}');
      response.setHeader('content-type', 'text/event-stream').write('data: {}\n\n');
      return response;
    }),
  );
  const streams = await Promise.all(Array.from({ length: 300 }, (_, index) => openStream(index)));
  // They end with the test: a call queued behind one of them would get no answer.
  expect(await callTwice({ method: 'GET' })).toEqual([answered, answered]);
  expect(streams.filter((stream) => stream.readableEnded || stream.destroyed)).toEqual([]);
  streams.forEach((stream) => stream.destroy());
});
