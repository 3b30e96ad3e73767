import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { neutral } from '@/brands/neutral';
import { brands } from '@/brands/registry';

const root = 'public/brands';
const folders = readdirSync(root);

const drawings = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder)).map((file) => path.join(root, folder, file)),
);

it('has one folder of pictures for each brand and each product with a look of its own', () => {
  const looks = Object.keys(neutral.productLooks ?? {});
  expect(folders.sort()).toEqual([...Object.keys(brands), ...looks].sort());
});

/** Outlines only: a wordmark must look the same where its typeface is not installed. */
it.each(drawings)('%s consists of shapes and loads nothing', (file) => {
  const drawing = readFileSync(file, 'utf8');
  expect(drawing).toMatch(/<path /);
  expect(drawing).not.toMatch(/<(text|image|script|style|use|foreignObject)\b|href|url\(/i);
});

it.each(folders)('the wordmarks of %s fit 110 by 40 pixels, alike by day and night', (folder) => {
  const [light = '', dark = ''] = ['logo.svg', 'logo-dark.svg'].map(
    (file) => /viewBox="([^"]+)"/.exec(readFileSync(path.join(root, folder, file), 'utf8'))?.[1],
  );
  const [, , width = NaN, height = NaN] = light.split(' ').map(Number);
  expect(dark).toBe(light);
  expect(width / height).toBeGreaterThanOrEqual(110 / 43);
  expect(width / height).toBeLessThanOrEqual(110 / 28);
});
