import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildPrograms, threads } from '@/scripts/build/buildPrograms';
import { type CopyOfProject, copyProject } from '@/testing/copyProject';

let copy: CopyOfProject;

beforeEach(() => {
  copy = copyProject({ without: ['build'] });
});

afterEach(() => {
  copy.discard();
});

test('systems that start at the same time build without conflict', async () => {
  await Promise.all(Array.from({ length: 4 }, () => buildPrograms(copy.root)));
  const list = (folder: string) => readdirSync(path.join(copy.root, folder));
  expect(list('build/migrations')).toEqual(list('commerce/database/migrations'));
  const files = ['commerce', ...Object.keys(threads)].map((name) => `${name}.js`);
  expect(list('build')).toEqual(expect.arrayContaining(files));
  // No temporary file is left.
  expect(list('build').filter((file) => /\.[\da-f]{8}-[\da-f-]+$/.test(file))).toEqual([]);
});
