import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { acceptsBrotli, createBrotliFiles } from '@/web/brotliFiles';
import { type StartedServer, startServer } from '../support/startServer';

let root: string;
let server: StartedServer;

function write(name: string, content: string | Buffer): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const script = 'say("the same again");\n'.repeat(100);
const drawing = `<svg>${'<path d="m1 1"/>'.repeat(100)}</svg>`;
const address = '/_next/static/chunks/a.js';

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'brotli-'));
  write('.next/static/chunks/a.js', script);
  write('.next/static/chunks/a.js.br', brotliCompressSync(script));
  write('public/brands/ms/icon.svg', drawing);
  write('.next/compressed/brands/ms/icon.svg.br', brotliCompressSync(drawing));
  await serve();
});
afterEach(async () => {
  await server.stop();
  rmSync(root, { recursive: true });
});

async function serve(): Promise<void> {
  const files = await createBrotliFiles(root);
  server = await startServer((asked, response) => {
    void files.answers(asked, response).then((isAnswered) => {
      if (!isAnswered) response.end(`of Next, with ${response.getHeaderNames().join()}`);
    });
  });
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(place: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const all = { 'accept-encoding': 'gzip, deflate, br, zstd', ...headers };
    request(server.url, { path: place, method, headers: all }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { headers: given, statusCode: status = 0 } = response;
        resolve({ status, headers: given, body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end();
  });
}

const askForText = async (...asked: Parameters<typeof ask>) => String((await ask(...asked)).body);

it.each([
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['gzip;q=1.0, BR ; q=0.5', true],
  ['br;q=1', true],
  ['br;q=0', false],
  ['br;q=0.00, gzip', false],
  ['br;q=0.01', true],
  ['gzip, deflate', false],
  ['brotli, x-br', false],
  ['*', false],
  ['', false],
  [undefined, false],
])('Accept-Encoding %s: brotli is accepted: %s', (header, expected) => {
  expect(acceptsBrotli(header)).toBe(expected);
});

it('sends the copy of a script, for ever, as what the script is', async () => {
  const { body, headers, status } = await ask(`${address}?dpl=1`);
  expect(status).toBe(200);
  expect(String(brotliDecompressSync(body))).toBe(script);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-length': String(body.length),
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  });
});

it('sends the copy of a public file, to be asked for again', async () => {
  const { body, headers } = await ask('/brands/ms/icon.svg');
  expect(String(brotliDecompressSync(body))).toBe(drawing);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0',
    'content-encoding': 'br',
    'content-type': 'image/svg+xml',
    vary: 'Accept-Encoding',
  });
});

it('answers HEAD with the headers of GET alone', async () => {
  const { headers } = await ask(address);
  const head = await ask(address, {}, 'HEAD');
  expect(head.body).toHaveLength(0);
  for (const name of ['content-encoding', 'content-length', 'content-type', 'etag', 'vary'])
    expect(head.headers[name], name).toBe(headers[name]);
});

it('answers 304 to the ETag of the copy', async () => {
  const { etag } = (await ask(address)).headers;
  const again = await ask(address, { 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
  expect((await ask(address, { 'if-none-match': '"another"' })).status).toBe(200);
});

it('sends a range of the copy', async () => {
  const whole = (await ask(address)).body;
  const { body, headers, status } = await ask(address, { range: 'bytes=2-9' });
  expect(status).toBe(206);
  expect(headers['content-range']).toBe(`bytes 2-9/${whole.length}`);
  expect(headers['content-encoding']).toBe('br');
  expect(body).toEqual(whole.subarray(2, 10));
});

const ofNext = 'of Next, with vary';

it('leaves to Next what the browser does not accept, and ranges and conditions that the copy does not meet', async () => {
  for (const headers of [
    { 'accept-encoding': 'gzip' },
    { 'accept-encoding': 'identity' },
    { range: 'bytes=1500-' },
    { 'if-match': '"another"' },
  ])
    expect(await askForText(address, headers)).toBe(ofNext);
});

it.each([
  ['cut off', brotliCompressSync(script).subarray(0, 9)],
  ['empty', ''],
  ['of another content', brotliCompressSync(`${script};`)],
])('leaves a file to Next whose copy is %s', async (_how, copy) => {
  write('.next/static/chunks/a.js.br', copy);
  expect(await askForText(address)).toBe(ofNext);
});

it('leaves a file to Next whose copy goes after it was sent', async () => {
  expect((await ask(address)).headers['content-encoding']).toBe('br');
  rmSync(path.join(root, '.next/static/chunks/a.js.br'));
  expect(await askForText(address)).toBe(ofNext);
});

it('leaves everything else to Next', async () => {
  for (const place of [
    '/lead?product=ms',
    '/_next/static/chunks/none.js',
    '/_next/static/chunks/a.js.br',
    '/_next/static/../static/chunks/a.js',
    '/_next/static/chunks/%61.js',
    '/compressed/brands/ms/icon.svg',
  ])
    expect(await askForText(place)).toBe('of Next, with ');
});

it('leaves everything to Next where the build has no copies', async () => {
  await server.stop();
  for (const folder of ['.next', 'public']) rmSync(path.join(root, folder), { recursive: true });
  await serve();
  expect(await askForText(address)).toBe('of Next, with ');
});
