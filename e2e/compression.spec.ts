import { request as send, type IncomingHttpHeaders } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { projectRoot } from '@/scripts/projectRoot';
import { readRun } from './support/run';

const { baseUrl } = readRun(process.env);

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = send(new URL(address, baseUrl), { method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { headers: given, statusCode: status = 0 } = response;
        resolve({ status, headers: given, body: Buffer.concat(parts) });
      });
    });
    call.on('error', reject);
    call.end();
  });
}

const takesBrotli = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const takesGzip = { 'accept-encoding': 'gzip, deflate' };

const forever = 'public, max-age=31536000, immutable';

async function listFirstScripts(): Promise<string[]> {
  const html = String((await ask('/lead?product=ms')).body);
  return Array.from(html.matchAll(/<script[^>]* src="([^"]+)"/g), ([, src = '']) => src);
}

test('the scripts of the lead, and their list of hashes, are sent in brotli, for ever', async () => {
  const html = String((await ask('/lead?product=ms')).body);
  const [, list] = /fetch\("(\/_next\/static\/chunks\/\w+\.json)"/.exec(html) ?? [];
  const scripts = await listFirstScripts();
  expect(scripts.length).toBeGreaterThan(1);
  for (const address of [...scripts, list ?? 'no list']) {
    const plain = await ask(address);
    expect(plain.status, address).toBe(200);
    if (plain.body.length < 1_024) continue;
    const { body, headers, status } = await ask(address, takesBrotli);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': forever,
      'content-encoding': 'br',
      'content-length': String(body.length),
      vary: 'Accept-Encoding',
    });
    expect(headers['content-type']).toMatch(/^(?:text\/javascript|application\/json)/);
    expect(brotliDecompressSync(body).equals(plain.body)).toBe(true);
  }
});

test('a script is the same bytes in brotli, in gzip and as it is, and its copies differ in their ETags', async () => {
  const [address = ''] = await listFirstScripts();
  const [brotli, gzip, plain] = [
    await ask(address, takesBrotli),
    await ask(address, takesGzip),
    await ask(address),
  ];
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const { headers } of [gzip, plain]) {
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['cache-control']).toBe(forever);
    expect(headers.etag).not.toBe(brotli.headers.etag);
  }
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(brotli.body.length).toBeLessThan(gzip.body.length);
  expect((await ask(address, { 'accept-encoding': 'br;q=0, gzip' })).headers).toMatchObject({
    'content-encoding': 'gzip',
  });
});

test('HEAD, conditions and ranges of a script in brotli', async () => {
  const [address = ''] = await listFirstScripts();
  const { body, headers } = await ask(address, takesBrotli);
  const head = await ask(address, takesBrotli, 'HEAD');
  expect(head.body).toHaveLength(0);
  for (const name of ['content-encoding', 'content-length', 'content-type', 'etag', 'vary'])
    expect(head.headers[name], name).toBe(headers[name]);
  const ifNoneMatch = { 'if-none-match': headers.etag ?? '' };
  const again = await ask(address, { ...takesBrotli, ...ifNoneMatch });
  expect(again.status).toBe(304);
  expect(again.headers['content-encoding']).toBeUndefined();
  expect((await ask(address, { ...takesGzip, ...ifNoneMatch })).status).toBe(200);
  const part = await ask(address, { ...takesBrotli, range: 'bytes=0-99' });
  expect(part.status).toBe(206);
  expect(part.body.equals(body.subarray(0, 100))).toBe(true);
});

test('a drawing is sent in brotli with the headers of a drawing', async () => {
  const address = '/brands/ms/hero.svg';
  const plain = await ask(address);
  const { body, headers } = await ask(address, takesBrotli);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0',
    'content-encoding': 'br',
    'content-type': 'image/svg+xml',
    'cross-origin-resource-policy': 'cross-origin',
  });
  for (const name of ['content-security-policy', 'referrer-policy', 'x-content-type-options'])
    expect(headers[name], name).toBe(plain.headers[name]);
  expect(brotliDecompressSync(body).equals(plain.body)).toBe(true);
});

test('the browser loads a page whose scripts come in brotli, by their hashes', async ({ page }) => {
  const encodings: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (/\/_next\/static\/.*\.js$/.test(response.url()))
      encodings.push(response.headers()['content-encoding']);
  });
  await page.goto('/lead?product=ms');
  await page.waitForLoadState('networkidle');
  expect(encodings.length).toBeGreaterThan(1);
  expect(encodings).toContain('br');
});

test('every script of the build that is worth it has its copy', () => {
  const inventory = path.join(projectRoot, '.next/script-inventory.json');
  const { scripts } = JSON.parse(readFileSync(inventory, 'utf8')) as { scripts: object };
  const files = Object.keys(scripts).map((file) => path.join(projectRoot, '.next', file));
  const large = files.filter((file) => readFileSync(file).length >= 1_024);
  expect(large.length).toBeGreaterThan(20);
  expect(large.filter((file) => !existsSync(`${file}.br`))).toEqual([]);
});
