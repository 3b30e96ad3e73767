import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { moduleFloors } from '@/tools/lint/moduleFloors';
import { projectRoot } from '@/scripts/projectRoot';
import { cruise } from '../support/cruise';

const modulesFolder = 'commerce/modules';
const rules = pathToFileURL(path.join(projectRoot, 'tools/lint/moduleFloors.js')).href;

const config = `
  import { createFloorRules } from '${rules}';
  export default {
    forbidden: createFloorRules([
      ['ground'],
      ['left', 'right'],
      ['roof'],
    ]),
    options: { tsPreCompilationDeps: true },
  };
`;

const refused: Record<string, [file: string, code: string]> = {
  'a higher floor': ['ground/a.ts', "export { upper } from '../roof/upper';"],
  'a type of a higher floor': ['left/b.ts', "export type { Upper } from '../roof/upper';"],
  'a folder of a higher floor': ['left/c.ts', "export { deep } from '../roof/inner/deep';"],
  'a higher floor from a folder': ['ground/in/d.ts', "export { upper } from '../../roof/upper';"],
  'a higher floor, loaded later': [
    'left/e.ts',
    "export const load = () => import('../roof/upper');",
  ],
  'another of its floor': ['left/f.ts', "export { right } from '../right/right';"],
  'any other, if it stands on no floor': ['unheard/i.ts', "export { left } from '../left/left';"],
};

const allowed: Record<string, [file: string, code: string]> = {
  'the floor below': ['roof/j.ts', "export { left } from '../left/left';"],
  'the lowest floor': ['roof/in/k.ts', "export { ground } from '../../ground/ground';"],
  itself: ['left/l.ts', "export { left } from './left';"],
};

const circle = {
  'left/one.ts': "export { one } from '../ground/one';",
  'roof/two.ts': "export { two } from '../left/left';",
  'ground/three.ts': "export { three } from '../roof/upper';",
};

const stub = (file: string): [string, string] => [`${file}.ts`, ''];

describe('floors of modules', () => {
  let listBroken: (file: string) => string[];

  beforeAll(() => {
    const files = Object.fromEntries(
      [
        ...['ground/ground', 'ground/one', 'left/left', 'right/right'].map(stub),
        ...['roof/upper', 'roof/inner/deep'].map(stub),
        ...Object.values(refused),
        ...Object.values(allowed),
        ...Object.entries(circle),
      ].map(([file, code]) => [`${modulesFolder}/${file}`, code]),
    );
    const broken = cruise({ ...files, 'floors.mjs': config }, 'floors.mjs');
    listBroken = (file) => broken(`${modulesFolder}/${file}`);
  });

  it.each(Object.entries(refused))('forbid a module to import %s', (_, [file]) => {
    expect(listBroken(file)).toHaveLength(1);
  });

  it.each(Object.entries(allowed))('allow a module to import %s', (_, [file]) => {
    expect(listBroken(file)).toEqual([]);
  });

  it('refuse modules that depend on each other through a third', () => {
    expect(Object.keys(circle).flatMap(listBroken)).toEqual(['module-floor-1']);
  });

  it('name each existing module once, and no other', () => {
    const folders = readdirSync(path.join(projectRoot, modulesFolder));
    expect(moduleFloors.flat().sort()).toEqual(folders.sort());
  });
});
