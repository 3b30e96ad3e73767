import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { version } from '@/domain/version.server';
import { sourceMapsFolder } from '@/scripts/build/sourceMaps';
import { projectRoot } from '@/scripts/projectRoot';

const list = (folder: string) =>
  existsSync(path.join(projectRoot, folder))
    ? readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    : [];

const isScript = (file: string) => file.endsWith('.js');
const isMap = (file: string) => file.endsWith('.map');

test('no source map is served', async ({ request }) => {
  const served = list('.next/static');
  expect(served.filter(isMap)).toEqual([]);
  const scripts = served.filter(isScript);
  expect(scripts.length).toBeGreaterThan(100);
  const made = list(path.join(sourceMapsFolder, version, '_next/static'));
  const names = [...scripts.slice(0, 5).map((file) => `${file}.map`), ...made.filter(isMap)];
  for (const name of names)
    expect((await request.get(`/_next/static/${name}`)).status(), name).toBe(404);
});
