import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { keepBuilds } from '@/web/keptBuilds';
import { type StartedServer, startServer } from '../support/startServer';

let root: string;
let folder: string;
const servers: StartedServer[] = [];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kept-builds-'));
  folder = path.join(root, 'kept');
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  rmSync(root, { recursive: true });
});

function createBuild(id: string): string {
  const project = path.join(root, `project-${id}`);
  const chunks = path.join(project, '.next/static/chunks');
  mkdirSync(chunks, { recursive: true });
  writeFileSync(path.join(project, '.next/BUILD_ID'), `${id}\n`);
  writeFileSync(path.join(chunks, `${id}.js`), `say('${id}')`);
  return project;
}

async function serve(project: string) {
  const kept = await keepBuilds(project, folder);
  const server = await startServer((request, response) => {
    void kept.answers(request, response).then((isAnswered) => {
      if (!isAnswered) response.end('of Next');
    });
  });
  servers.push(server);
  return async (address: string) => {
    const headers = { 'accept-encoding': 'br' };
    const response = await fetch(server.url + address, { headers });
    return { text: await response.text(), headers: response.headers };
  };
}

const chunk = (id: string) => `/_next/static/chunks/${id}.js`;

it("serves an older build's script after a deploy, with headers to cache it", async () => {
  await serve(createBuild('older'));
  const get = await serve(createBuild('newer'));
  const { headers, text } = await get(chunk('older'));
  expect(text).toBe("say('older')");
  expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get(`${chunk('older')}?dpl=1`)).text).toBe("say('older')");
});

it.each([
  ['brotli, where that build has a sound copy', brotliCompressSync("say('older')"), 'br'],
  ['plain, where the copy is damaged', Buffer.from('damaged'), null],
])("serves an older build's script as %s", async (_as, copy, encoding) => {
  const older = createBuild('older');
  writeFileSync(path.join(older, '.next/static/chunks/older.js.br'), copy);
  await serve(older);
  const get = await serve(createBuild('newer'));
  const { headers, text } = await get(chunk('older'));
  expect(text).toBe("say('older')");
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(headers.get('vary')).toContain('Accept-Encoding');
});

it("serves a newer build's script while web processes are replaced one by one", async () => {
  const get = await serve(createBuild('older'));
  await serve(createBuild('newer'));
  expect((await get(chunk('newer'))).text).toBe("say('newer')");
});

it('passes its own files, pages and unknown files on to Next', async () => {
  const get = await serve(createBuild('only'));
  writeFileSync(path.join(folder, 'secret.js'), 'secret');
  for (const address of [
    chunk('only'),
    chunk('unknown'),
    '/lead',
    '/_next/static/../secret.js',
    '/_next/static/%2e%2e/secret.js',
    '/_next/static/..%2Fsecret.js',
  ])
    expect([address, (await get(address)).text]).toEqual([address, 'of Next']);
});

it('stores a build once, however many web processes serve it', async () => {
  const project = createBuild('only');
  await Promise.all([serve(project), serve(project)]);
  expect(readdirSync(folder)).toEqual(['only']);
});

it('deletes a build that no web process has served for a day, and keeps one that was served recently', async () => {
  await serve(createBuild('ancient'));
  await serve(createBuild('older'));
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  utimesSync(path.join(folder, 'ancient'), hoursAgo(25), hoursAgo(25));
  utimesSync(path.join(folder, 'older'), hoursAgo(20), hoursAgo(20));
  await serve(createBuild('newer'));
  expect(readdirSync(folder).sort()).toEqual(['newer', 'older']);
});

it('reports what is wrong with an unusable folder', async () => {
  writeFileSync(folder, 'a file');
  await expect(keepBuilds(createBuild('only'), folder)).rejects.toThrow(/ENOTDIR|EEXIST/);
});
