import { connect } from 'node:net';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import type { App } from '@/commerce/http/App';
import { problemMediaType } from '@/commerce/http/routeSchemas';
import { shedWhenFull } from '@/commerce/http/shedding';
import { buildPath, paths } from '@/contract/paths';
import { eventually } from '@/testing/eventually';

const heldPath = '/held';
const events = buildPath(paths.paymentEvents, { token: 'a' });
const webhook = buildPath(paths.webhook, { provider: 'fake' });

let app: App;
let releases: (() => void)[];
let arrived: number;

const hold = () =>
  new Promise<object>((resolve) => {
    releases.push(() => {
      resolve({});
    });
  });
const release = () => {
  releases.splice(0).forEach((answer) => {
    answer();
  });
};
const untilHeld = (count: number) =>
  eventually(
    () => releases.length,
    (held) => held === count,
  );

beforeEach(() => {
  releases = [];
  arrived = 0;
  app = fastify().withTypeProvider<TypeBoxTypeProvider>();
  app.addHook('onRequest', (_request, _reply, done) => {
    arrived += 1;
    done();
  });
  shedWhenFull(app, 2);
  app.get(heldPath, hold);
  app.get(paths.paymentEvents, hold);
  const quick = () => ({});
  for (const url of ['/quick', paths.healthcheck, paths.readiness]) app.get(url, quick);
  for (const url of ['/quick', paths.webhook]) app.post(url, quick);
});
afterEach(async () => {
  release();
  await app.close();
});

async function fill() {
  const held = [app.inject(heldPath), app.inject(heldPath)];
  await untilHeld(2);
  return { held };
}

test('a call beyond the limit is answered 503 at once, and the calls in flight are not cut off', async () => {
  const { held } = await fill();
  const refused = await app.inject('/quick');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({
    'retry-after': '2',
    'content-type': problemMediaType,
    'cache-control': 'no-store',
  });
  expect(refused.json()).toMatchObject({ code: 'service_unavailable', status: 503 });
  release();
  const answers = await Promise.all(held);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await app.inject('/quick')).statusCode).toBe(200);
});

test('it is refused before its body is parsed, and is no error of the service', async () => {
  const parse = vi.fn();
  const handleError = vi.fn();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', parse);
  app.setErrorHandler(handleError);
  await fill();
  const refused = await app.inject({ method: 'POST', url: '/quick', payload: '{' });
  expect(refused.statusCode).toBe(503);
  expect(parse).not.toHaveBeenCalled();
  expect(handleError).not.toHaveBeenCalled();
});

test.each([
  ['GET', paths.healthcheck],
  ['GET', paths.readiness],
  ['POST', webhook],
] as const)('%s %s is answered while no place is left', async (method, url) => {
  await fill();
  expect((await app.inject({ method, url })).statusCode).toBe(200);
});

test('an open event stream takes no place', async () => {
  const streams = [app.inject(events), app.inject(events), app.inject(events)];
  await untilHeld(3);
  expect((await app.inject('/quick')).statusCode).toBe(200);
  release();
  await Promise.all(streams);
});

test('a refused call leaves no place taken', async () => {
  const { held } = await fill();
  for (let count = 0; count < 5; count += 1) await app.inject('/quick');
  release();
  await Promise.all(held);
  await fill();
});

test('a caller who leaves frees the place', async () => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const calls = [0, 1].map(() => fetch(`${origin}${heldPath}`, { signal: leaving.signal }));
  await untilHeld(2);
  expect((await app.inject('/quick')).statusCode).toBe(503);
  leaving.abort();
  await Promise.allSettled(calls);
  const answer = await eventually(
    () => app.inject('/quick'),
    ({ statusCode }) => statusCode === 200,
  );
  expect(answer.statusCode).toBe(200);
});

test('a body that is still arriving takes no place', async () => {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const senders = [0, 1].map(() => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST /quick HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    );
    return socket;
  });
  await eventually(
    () => arrived,
    (count) => count === senders.length,
  );
  expect((await app.inject('/quick')).statusCode).toBe(200);
  senders.forEach((socket) => {
    socket.destroy();
  });
});
