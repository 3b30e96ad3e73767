import { createServer, type RequestListener, type Server } from 'node:http';
import { forwardToApi } from '@/services/http/forwardToApi.server';

const servers: Server[] = [];

/** A server on a free port of this machine; its address. */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port');
  return `http://127.0.0.1:${address.port}`;
}

/** A service that says its name and which cookies reached it. */
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
  process.env['API_URL'] = await service('own');
  web = await listen((request, response) => void forwardToApi(request, response));
});

beforeEach(async () => {
  process.env['HOMOLOG_API_URL'] = await service('homolog');
});

afterAll(async () => {
  delete process.env['API_URL'];
  delete process.env['HOMOLOG_API_URL'];
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
});

const call = async (cookie?: string) => {
  const response = await fetch(`${web}/api/v1/lead?a=1`, {
    headers: { connection: 'close', ...(cookie !== undefined && { cookie }) },
  });
  return { status: response.status, body: await response.json() };
};

test.each([
  [undefined, 'own'],
  ['other=true', 'own'],
  ['homologation-on=', 'own'],
  ['homologation-on=http://evil.example', 'own'],
  ['other=1; homologation-on=true', 'homolog'],
])('a call with the cookies %j goes to the service %s, without them', async (cookie, name) => {
  expect((await call(cookie)).body).toEqual({ name, url: '/api/v1/lead?a=1', cookie: null });
});

test('the cookie of a stored card goes both ways, and no other does', async () => {
  const cookie = '__Host-stored-card=a; other=1; stored-card=b; xstored-card=c; stored-card2=d';
  expect((await call(cookie)).body.cookie).toBe('__Host-stored-card=a; stored-card=b');
  const response = await fetch(`${web}/api/v1/lead`, { headers: { connection: 'close' } });
  expect(response.headers.getSetCookie()).toEqual(['__Host-stored-card=new; Path=/; HttpOnly']);
});

test('without a homologation service the calls go where all others go', async () => {
  delete process.env['HOMOLOG_API_URL'];
  expect((await call('homologation-on=true')).body).toMatchObject({ name: 'own' });
});

test('a homologation service that is unavailable is a problem, not another service', async () => {
  process.env['HOMOLOG_API_URL'] = 'http://127.0.0.1:1';
  jest.spyOn(console, 'warn').mockReturnValue();
  expect(await call('homologation-on=true')).toMatchObject({
    status: 503,
    body: { code: 'service_unavailable' },
  });
});
