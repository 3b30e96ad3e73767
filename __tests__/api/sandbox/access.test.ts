import type { Call } from '@/sandbox/http/callList';
import { apiKey, openTestSandbox, type TestSandbox } from './support/openTestSandbox';

let sandbox: TestSandbox;
afterEach(() => sandbox.close());

const ask = async (
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'POST' = 'GET',
) => (await sandbox.app.inject({ method, url, headers })).statusCode;
const key = { authorization: `Bearer ${apiKey}` };

describe('names', () => {
  beforeEach(async () => {
    sandbox = await openTestSandbox({ publicUrl: 'https://sandbox.example:8443' });
  });

  it.each([
    ['localhost:4100', 200],
    ['127.0.0.1:4100', 200],
    ['[::1]:4100', 200],
    ['10.1.2.3:4100', 200],
    ['sandbox:4100', 200],
    ['tests.localhost:4100', 200],
    ['sandbox.example:8443', 200],
    ['sandbox.example', 403],
    ['evil.example:4100', 403],
    ['localhost.evil.example:4100', 403],
    ['127.0.0.1.evil.example', 403],
  ])('%s: %i', async (host, status) => {
    for (const url of ['/', '/sms', '/ledger', '/faults', '/readiness'])
      expect(await ask(url, { host })).toBe(status);
    expect(await ask('/bankslips/none/pay', { host }, 'POST')).toBe(status === 200 ? 404 : 403);
    // A caller with the key is not a page of a stranger.
    expect(await ask('/sms', { host, ...key })).toBe(200);
  });

  it('a page of another site cannot write', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect(await ask('/bankslips/none/pay', { host: 'localhost', ...headers }, 'POST')).toBe(403);
    const own = { host: 'localhost:4100', origin: 'http://localhost:4100' };
    expect(await ask('/bankslips/none/pay', own, 'POST')).toBe(404);
  });
});

describe.each(['homolog', 'production'] as const)('in %s', (appEnvironment) => {
  beforeEach(async () => {
    sandbox = await openTestSandbox({ appEnvironment });
  });

  it('only the calls of a browser, a probe and the encryption of a card are open', async () => {
    const calls = (await sandbox.app.inject('/')).json<Call[]>();
    const open = calls.filter(({ needsKey }) => !needsKey).map(({ path }) => path);
    expect([...new Set(open)].sort()).toEqual(
      ['/', '/3ds/{id}', '/3ds/{id}/answer', '/healthcheck', '/keys', '/readiness'].sort(),
    );
  });

  it('codes, names and money require the key', async () => {
    for (const url of [
      '/sms',
      '/mail',
      '/mail/none',
      '/ledger',
      '/faults',
      '/bankslips/none/document',
    ])
      expect([url, await ask(url)]).toEqual([url, 401]);
    expect(await ask('/bankslips/none/pay', {}, 'POST')).toBe(401);
    expect(await ask('/sms', key)).toBe(200);
  });
});

it('in a test the calls that drive buyers are open', async () => {
  sandbox = await openTestSandbox();
  for (const url of ['/sms', '/ledger', '/faults']) expect(await ask(url)).toBe(200);
});
