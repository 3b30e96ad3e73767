import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listForeignSources } from '@/bench/buildFloor';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'floor-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function placeMap(name: string, map: object): void {
  const file = path.join(root, 'bench/floor/.next/server', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(map));
}

test('a floor of its own files and packages is bare', () => {
  placeMap('chunks/own.js.map', {
    sections: [
      {
        map: {
          sources: [
            '../../../../../bench/floor/pages/index.js',
            '../../../../../node_modules/next/document.js',
            'turbopack:///[turbopack]/shared/runtime/runtime-utils.ts',
          ],
        },
      },
    ],
  });
  expect(listForeignSources(root)).toEqual([]);
});

test('files of the product that Next built into the floor are listed, each once', () => {
  placeMap('chunks/one.js.map', { sources: ['../../../../../server/brandFaults.server.ts'] });
  placeMap('two.js.map', {
    sections: [
      {
        map: {
          sources: ['../../../../server/brandFaults.server.ts', '../../../../instrumentation.ts'],
        },
      },
    ],
  });
  expect(listForeignSources(root).toSorted()).toEqual([
    'instrumentation.ts',
    'server/brandFaults.server.ts',
  ]);
});
