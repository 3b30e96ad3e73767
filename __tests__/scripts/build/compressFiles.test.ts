import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { compressFiles } from '@/scripts/build/compressFiles';

let root: string;

function write(name: string, content: string | Buffer): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const listCopies = () =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.br'))
    .sort();

const long = 'say("the same again");\n'.repeat(100);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'compressed-'));
  write('.next/static/chunks/long.js', long);
  write('public/brands/ms/icon.svg', long);
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const compress = () => compressFiles(root, new AbortController().signal);

test('the copy of a script lies beside it, that of a public file apart, and both decode to the file', async () => {
  await compress();
  expect(listCopies()).toEqual([
    '.next/compressed/brands/ms/icon.svg.br',
    '.next/static/chunks/long.js.br',
  ]);
  for (const copy of listCopies())
    expect(brotliDecompressSync(readFileSync(path.join(root, copy))).toString()).toBe(long);
});

test('each kind of text is compressed, and nothing that is compressed already', async () => {
  const texts = ['a.css', 'a.json', 'a.txt', 'a.vtt'];
  for (const name of [...texts, 'a.woff2', 'a.png', 'a.jpg', 'a.webp', 'a.mp4', 'a.br', 'a'])
    write(`public/${name}`, long);
  await compress();
  const copies = readdirSync(path.join(root, '.next/compressed'), { encoding: 'utf8' });
  expect(copies.sort()).toEqual([...texts.map((name) => `${name}.br`), 'brands']);
});

test('a file below 1 KB, or one that does not become smaller, has no copy', async () => {
  write('.next/static/short.js', long.slice(0, 1_023));
  write('.next/static/noise.js', randomBytes(2_000));
  write('.next/static/enough.js', long.slice(0, 1_024));
  await compress();
  expect(listCopies().filter((name) => !name.includes('long') && !name.includes('icon'))).toEqual([
    '.next/static/enough.js.br',
  ]);
});

test('the copy of a public file that is gone is deleted', async () => {
  await compress();
  rmSync(path.join(root, 'public/brands'), { recursive: true });
  await compress();
  expect(existsSync(path.join(root, '.next/compressed'))).toBe(false);
});

test('a stopped build compresses no further file', async () => {
  const stopped = AbortSignal.abort(new Error('stopped'));
  await expect(compressFiles(root, stopped)).rejects.toThrow('stopped');
  expect(listCopies()).toEqual([]);
});
