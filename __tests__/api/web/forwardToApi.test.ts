import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { captchaHeader, pageCallHeader } from '@/contract/captchaCalls';
import { forwardToApi } from '@/server/http/forwardToApi.server';
import { anyString } from '../../support/matchers';
import { type StartedServer, startServer } from '../../support/startServer';

const servers: StartedServer[] = [];

async function listen(answer: RequestListener): Promise<string> {
  const server = await startServer(answer);
  servers.push(server);
  return server.url;
}

const service = (name: string) =>
  listen(({ headers, url }, response) => {
    response.setHeader('set-cookie', [
      'session=1; Path=/',
      '__Host-stored-card=new; Path=/; HttpOnly',
      'stored-card-copy=1',
    ]);
    response.end(JSON.stringify({ name, url, cookie: headers.cookie ?? null }));
  });

let web: string;

beforeAll(async () => {
  process.env.API_URL = await service('own');
  web = await listen((request, response) => void forwardToApi(request, response));
});

beforeEach(async () => {
  process.env.HOMOLOG_API_URL = await service('homolog');
});

afterAll(async () => {
  delete process.env.API_URL;
  delete process.env.HOMOLOG_API_URL;
  await Promise.all(servers.map(({ stop }) => stop()));
});

const call = async (cookie?: string) => {
  const response = await fetch(`${web}/api/v1/lead?a=1`, {
    headers: { connection: 'close', ...(cookie !== undefined && { cookie }) },
  });
  const body = (await response.json()) as { cookie: string | null };
  return { status: response.status, body };
};

test.each([
  [undefined, 'own'],
  ['other=true', 'own'],
  ['homologation-on=false', 'own'],
  // Any value of the cookie counts outside production; it is never an address.
  ['homologation-on=', 'homolog'],
  ['homologation-on=http://evil.example', 'homolog'],
  ['other=1; homologation-on=true', 'homolog'],
])('a call with the cookies %j goes to the service %s, without them', async (cookie, name) => {
  expect((await call(cookie)).body).toEqual({ name, url: '/api/v1/lead?a=1', cookie: null });
});

test('the cookie of a stored card is forwarded both ways, and no other is', async () => {
  const cookie = '__Host-stored-card=a; other=1; stored-card=b; xstored-card=c; stored-card2=d';
  expect((await call(cookie)).body.cookie).toBe('__Host-stored-card=a; stored-card=b');
  const response = await fetch(`${web}/api/v1/lead`, { headers: { connection: 'close' } });
  expect(response.headers.getSetCookie()).toEqual(['__Host-stored-card=new; Path=/; HttpOnly']);
});

test('headers of one connection are not forwarded, in either direction', async () => {
  const own = process.env.API_URL;
  let reached: NodeJS.Dict<string | string[]> = {};
  process.env.API_URL = await listen(({ headers }, response) => {
    reached = headers;
    response.writeHead(200, {
      connection: 'keep-alive, x-of-this-hop',
      'keep-alive': 'timeout=72',
      'x-of-this-hop': '1',
      'x-of-the-answer': '2',
      server: 'nginx',
      'strict-transport-security': 'max-age=1',
    });
    response.end('{}');
  });
  const { host, port } = new URL(web);
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(
        `GET /api/v1/lead HTTP/1.1\r\nhost: ${host}\r\nconnection: close, x-of-mine\r\nx-of-mine: 1\r\nx-for-all: 2\r\nte: trailers\r\nproxy-authorization: Basic YQ==\r\n\r\n`,
      ),
    );
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('end', () => {
      resolve(text.toLowerCase());
    });
    socket.on('error', reject);
  });
  process.env.API_URL = own;
  expect(reached).toMatchObject({ 'x-for-all': '2' });
  for (const name of ['x-of-mine', 'te', 'proxy-authorization'])
    expect(reached).not.toHaveProperty(name);
  expect(answer).toContain('x-of-the-answer: 2');
  expect(answer).toContain('connection: close');
  for (const name of ['x-of-this-hop', 'timeout=72', 'nginx', 'strict-transport-security'])
    expect(answer).not.toContain(name);
});

test("a browser does not pass for web's own server, which needs no captcha", async () => {
  const own = process.env.API_URL;
  let reached: NodeJS.Dict<string | string[]> = {};
  process.env.API_URL = await listen(({ headers }, response) => {
    reached = headers;
    response.end('{}');
  });
  await fetch(`${web}/api/v1/lead`, {
    method: 'POST',
    headers: { connection: 'close', 'Page-Call': 'true', [captchaHeader]: 'x' },
    body: '{}',
  });
  process.env.API_URL = own;
  expect(reached).toMatchObject({ [captchaHeader]: 'x', 'x-forwarded-for': anyString });
  expect(reached).not.toHaveProperty(pageCallHeader);
});

test('without a homologation service its calls go where all others go', async () => {
  delete process.env.HOMOLOG_API_URL;
  expect((await call('homologation-on=true')).body).toMatchObject({ name: 'own' });
});

test('an unavailable homologation service is a problem, and not replaced by another service', async () => {
  process.env.HOMOLOG_API_URL = 'http://127.0.0.1:1';
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(await call('homologation-on=true')).toMatchObject({
    status: 503,
    body: { code: 'service_unavailable' },
  });
});

test('a problem of web itself names the trace of its log lines', async () => {
  process.env.HOMOLOG_API_URL = 'http://127.0.0.1:1';
  vi.spyOn(console, 'warn').mockReturnValue();
  const traceId = 'a'.repeat(32);
  const response = await fetch(`${web}/api/v1/lead`, {
    headers: {
      connection: 'close',
      cookie: 'homologation-on=true',
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
    },
  });
  expect(await response.json()).toMatchObject({ status: 503, instance: traceId });
});

test("an overloaded service's 503 reaches the browser as it is, and is sent to no other address", async () => {
  const own = process.env.API_URL;
  let sent = 0;
  const overloaded = await listen((_request, response) => {
    sent += 1;
    response.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '2' });
    response.end(JSON.stringify({ code: 'service_unavailable', status: 503 }));
  });
  process.env.API_URL = `${overloaded},${overloaded}`;
  const response = await fetch(`${web}/api/v1/lead`, {
    method: 'POST',
    headers: { connection: 'close', 'idempotency-key': 'key' },
    body: '{}',
  });
  process.env.API_URL = own;
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(await response.json()).toMatchObject({ code: 'service_unavailable' });
  expect(sent).toBe(1);
});
