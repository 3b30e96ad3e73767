import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasSourceMaps, takeSourceMaps } from '@/scripts/build/sourceMaps';

let root: string;

const write = (name: string, content: string) => {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};
const list = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();

const script = 'one();\n\n//# sourceMappingURL=2b.js.map';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'maps-'));
  write('.next/static/chunks/1a.js', script);
  write('.next/static/chunks/3c.js', 'small();');
  write('.next/static/chunks/style.css', 'a{}');
  write('.next/static/media/font.woff2', '');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

test('maps move from the served files to a folder of the release, with copies of the scripts that name them', async () => {
  write('.next/static/chunks/2b.js.map', '{"version":3}');
  write('.next/static/chunks/style.css.map', '{}');
  write('sourcemaps/1.2.2/_next/static/chunks/old.js.map', '{}');
  await takeSourceMaps(root, '1.2.3');
  expect(list('.next')).toEqual([
    '.next/static/chunks/1a.js',
    '.next/static/chunks/3c.js',
    '.next/static/chunks/style.css',
    '.next/static/media/font.woff2',
  ]);
  const taken = 'sourcemaps/1.2.3/_next/static/chunks';
  expect(list('sourcemaps')).toEqual(
    ['1a.js', '2b.js.map', 'style.css.map'].map((name) => `${taken}/${name}`),
  );
  // The served script stays unchanged: its integrity hash is computed later.
  expect(readFileSync(path.join(root, '.next/static/chunks/1a.js'), 'utf8')).toBe(script);
  expect(hasSourceMaps(root)).toBe(true);
});

test('a build without maps removes the maps of the build before', async () => {
  write('.next/static/chunks/1a.js', 'one();');
  write('sourcemaps/1.2.3/_next/static/chunks/old.js.map', '{}');
  await takeSourceMaps(root, '1.2.3');
  expect(hasSourceMaps(root)).toBe(false);
});
