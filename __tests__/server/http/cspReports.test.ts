import { readViolations, receiveCspReports } from '@/server/http/cspReports.server';
import { logger } from '@/services/logger';
import { type StartedServer, startServer } from '../../support/startServer';

const warning = vi.spyOn(logger, 'warning').mockReturnValue();
let server: StartedServer;
let url: string;

beforeAll(async () => {
  server = await startServer((request, response) => void receiveCspReports(request, response));
  url = `${server.url}/api/csp-reports`;
});
afterAll(() => server.stop());
beforeEach(() => {
  // A new minute, in which nothing was logged yet.
  vi.spyOn(Date, 'now').mockReturnValue((minutes += 60_000));
  warning.mockClear();
});
let minutes = Date.now();

const oldReport = (blocked: string, page = 'https://pay.example/payment?name=Maria#x') =>
  JSON.stringify({
    'csp-report': {
      'document-uri': page,
      'violated-directive': "script-src 'self'",
      'blocked-uri': blocked,
      'script-sample': 'steal(4111111111111111)',
    },
  });

const send = (body: string, method = 'POST') =>
  fetch(url, { method, ...(method === 'POST' && { body }) });

test.each([
  ['https://evil.example/steal.js?card=4111111111111111', 'https://evil.example'],
  ['inline', 'inline'],
  ['data:text/javascript,alert(1)', 'data:'],
  ['chrome-extension://abcdef/x.js', 'chrome-extension:'],
  ['not an address', 'unknown'],
])('a report about %s is logged as %s, with nothing of the buyer', async (blocked, origin) => {
  expect((await send(oldReport(blocked))).status).toBe(204);
  expect(warning.mock.calls).toEqual([
    [
      'A policy has stopped something on a page',
      { directive: 'script-src', blocked: origin, page: '/payment' },
    ],
  ]);
});

test('reads the form of the Reporting API too, and masks the ids in the page', () => {
  const body = {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js',
    documentURL: 'https://pay.example/recovery/8Zk3v9qTsLw7RkZ1bYc8NhE5uJa3DfG4?x=1',
  };
  const reports = [{ type: 'csp-violation', body }, { type: 'deprecation', body: {} }, null, 7];
  expect(readViolations(JSON.stringify(reports))).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/recovery/{id}' },
  ]);
});

test('a script without its hash is reported too', () => {
  const body = {
    blockedURL: 'https://pay.example/_next/static/chunks/x.js',
    documentURL: 'https://pay.example/payment?name=Maria',
    destination: 'script',
    reportOnly: false,
  };
  expect(readViolations(JSON.stringify([{ type: 'integrity-violation', body }]))).toEqual([
    { directive: 'integrity-policy', blocked: 'https://pay.example', page: '/payment' },
  ]);
});

test('similar reports are logged once a minute', async () => {
  for (let count = 0; count < 20; count += 1) await send(oldReport('https://evil.example/a.js'));
  await send(oldReport('https://evil.example/b.js'));
  expect(warning).toHaveBeenCalledTimes(1);
  vi.spyOn(Date, 'now').mockReturnValue((minutes += 60_000));
  await send(oldReport('https://evil.example/a.js'));
  expect(warning).toHaveBeenCalledTimes(2);
});

test('a flood of different reports logs at most fifty lines a minute', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `https://e${index}.example/x.js`);
  await Promise.all(names.map((name) => send(oldReport(name))));
  expect(warning).toHaveBeenCalledTimes(50);
});

test.each(['', 'no JSON', '[]', '{"csp-report":7}', '[{"type":"csp-violation","body":[]}]'])(
  '%j logs nothing',
  async (body) => {
    expect((await send(body)).status).toBe(204);
    expect(warning).not.toHaveBeenCalled();
  },
);

test('a body that is too large, or another method, is refused', async () => {
  const large = await send(oldReport(`https://evil.example/${'x'.repeat(20_000)}`)).catch(
    () => null,
  );
  expect(large?.status ?? 413).toBe(413);
  expect((await send('', 'GET')).status).toBe(405);
  expect(warning).not.toHaveBeenCalled();
});
