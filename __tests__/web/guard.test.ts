import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAnswerHeaders, svgPolicy, inertPolicy } from '@/domain/answerHeaders';
import { createBuiltPolicy, createGuard } from '@/web/guard';

const builtPage =
  '<style nonce="bm9uY2U=">a{}</style><script nonce="bm9uY2U=">go()</script>' +
  '<script src="/a.js" nonce="bm9uY2U="></script><script type="application/json">{}</script>';

let handle: (request: IncomingMessage, response: ServerResponse) => void;
const echo = ({ method, url }: IncomingMessage, response: ServerResponse) =>
  response.end(`${method ?? ''} ${url ?? ''}`);
let server: Server;
let port: number;
const folder = mkdtempSync(path.join(tmpdir(), 'guarded-'));

async function serve(isProduction: boolean): Promise<void> {
  const guard = createGuard(folder, isProduction);
  server = createServer((request, response) => {
    if (!guard.answers(request, response)) handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
}

function send(line: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const fields = Object.entries({ host: `127.0.0.1:${port}`, connection: 'close', ...headers });
    const socket = connect(port, '127.0.0.1', () => {
      const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      socket.end(`${line} HTTP/1.1\r\n${lines}\r\n`);
    });
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('end', () => {
      resolve(answer);
    });
    socket.on('error', reject);
  });
}

beforeAll(() => {
  mkdirSync(path.join(folder, '.next/server/pages'), { recursive: true });
  for (const status of [404, 500])
    writeFileSync(path.join(folder, `.next/server/pages/${status}.html`), builtPage);
});
beforeEach(async () => {
  handle = echo;
  await serve(false);
});
afterEach(() => new Promise((resolve) => server.close(resolve)));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each([
  ['GET /lead?a=%20b', '200 OK', 'GET /lead?a=%20b'],
  // The absolute form, which proxies receive; the host in it is ignored here.
  ['GET http://evil.example/lead?a', '200 OK', 'GET /lead?a'],
  ['GET HTTPS://evil.example', '200 OK', 'GET /'],
  ['GET http://evil.example?a', '200 OK', 'GET /?a'],
  ['GET ftp://evil.example/', '400 Bad Request', 'invalid_request'],
  ['OPTIONS *', '400 Bad Request', 'invalid_request'],
  ['TRACE /lead', '405 Method Not Allowed', 'method_not_allowed'],
  ['TRACE /api/v1/lead', '405 Method Not Allowed', 'method_not_allowed'],
  ['POST /lead', '405 Method Not Allowed', 'method_not_allowed'],
  ['OPTIONS /lead', '405 Method Not Allowed', 'method_not_allowed'],
  ['PUT /_next/static/a.js', '405 Method Not Allowed', 'method_not_allowed'],
  ['POST /api/v1/lead', '200 OK', 'POST /api/v1/lead'],
])('%s: %s', async (line, status, body) => {
  const answer = await send(line);
  expect(answer).toContain(`HTTP/1.1 ${status}\r\n`);
  expect(answer).toContain(body);
  expect(answer).not.toContain('evil.example');
  if (status.startsWith('405')) expect(answer).toMatch(/\r\nAllow: GET, HEAD/);
});

it.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{ origin: 'https://checkout.example', host: 'checkout.example' }, true],
  [{ origin: 'https://checkout.example:444', host: 'checkout.example' }, false],
])('a write with %j: %s', async (headers, passes) => {
  const answer = await send('POST /api/v1/lead', headers);
  expect(answer).toContain(passes ? '200 OK' : '403 Forbidden');
  expect(answer.includes('foreign_origin')).toBe(!passes);
  expect(await send('GET /lead', headers)).toContain('200 OK');
});

it.each(['GET /lead', 'POST /lead', 'GET ftp://x', 'GET /_next/static/a.js'])(
  '%s: has every header, whoever answers',
  async (line) => {
    const answer = await send(line);
    for (const [name, value] of Object.entries(createAnswerHeaders(false)))
      expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
    expect(answer).toMatch(/\r\nCache-Control: no-store\r\n/i);
    expect(answer).not.toContain('Strict-Transport-Security');
  },
);

it('production sends Strict-Transport-Security for two years', async () => {
  await new Promise((resolve) => server.close(resolve));
  await serve(true);
  expect(await send('GET /lead')).toContain('\r\nStrict-Transport-Security: max-age=63072000\r\n');
});

it('the answer of a call varies by the cookie, in addition to its own Vary', async () => {
  handle = (_request, response) => response.setHeader('Vary', 'Accept-Encoding').end('{}');
  const varies = /\r\nVary: Accept-Encoding, Cookie\r\n|\r\nVary: Accept-Encoding\r\nVary: Cookie/;
  expect(await send('GET /api/v1/payment/card-key')).toMatch(varies);
});

it.each(['/brands/ms/icon.svg', '/link-pictures/ms.png'])(
  '%s may be loaded by other sites',
  async (url) => {
    expect(await send(`GET ${url}`)).toContain(
      '\r\nCross-Origin-Resource-Policy: cross-origin\r\n',
    );
  },
);

it.each([
  ['/fonts/poppins-400.1a2b3c4d.woff2', 'public, max-age=31536000, immutable'],
  ['/link-pictures/hero-own-1a2b3c4d.svg', 'public, max-age=31536000, immutable'],
  ['/brands/ms/icon.svg', 'public, max-age=0'],
])('%s is cached as its name allows: %s', async (url, expected) => {
  handle = (_request, response) => response.setHeader('Cache-Control', 'public, max-age=0').end();
  expect(await send(`GET ${url}`)).toContain(`\r\nCache-Control: ${expected}\r\n`);
  handle = (_request, response) => response.writeHead(404).end();
  expect(await send(`GET ${url}`)).toContain('\r\nCache-Control: no-store\r\n');
});

describe('the policy', () => {
  const answerAs = (type: string, status = 200, policy?: string) => {
    handle = (_request, response) => {
      response.statusCode = status;
      if (policy) response.setHeader('Content-Security-Policy', policy);
      response.setHeader('Content-Type', type).end();
    };
  };
  const readPolicy = async () =>
    /\r\nContent-Security-Policy: ([^\r]*)/.exec(await send('GET /page'))?.[1];

  it.each([404, 500])('of the built page %s allows its scripts by their hashes', async (status) => {
    answerAs('text/html; charset=utf-8', status);
    const digest = createHash('sha256').update('go()').digest('base64');
    const policy = await readPolicy();
    expect(policy).toBe(createBuiltPolicy(builtPage));
    expect(policy).toContain(`script-src 'self' 'sha256-${digest}';`);
    expect(policy).toContain("style-src 'self' 'nonce-bm9uY2U='");
    expect(policy).not.toContain('unsafe');
  });

  it('of a page rendered on demand stays as it is', async () => {
    answerAs('text/html', 404, "default-src 'self'");
    expect(await readPolicy()).toBe("default-src 'self'");
  });

  it('of an answer that is no page lets nothing run', async () => {
    answerAs('application/json');
    expect(await readPolicy()).toBe(inertPolicy);
    answerAs('text/html');
    expect(await readPolicy()).toBe(inertPolicy);
  });

  it('of an SVG picture lets it style itself', async () => {
    answerAs('image/svg+xml');
    expect(await readPolicy()).toBe(svgPolicy);
  });
});
