import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkIsBare } from '@/bench/buildFloor';

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
  expect(() => {
    checkIsBare(root);
  }).not.toThrow();
});

test('files of the product that Next built into the floor are listed, each once', () => {
  placeMap('pages/index.js.map', { sources: ['../../../../../bench/floor/pages/index.js'] });
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
  expect(() => {
    checkIsBare(root);
  }).toThrow(
    'The bare page is not bare: it holds server/brandFaults.server.ts, instrumentation.ts.',
  );
});

test('maps that do not name the floor’s own page prove nothing', () => {
  placeMap('own.js.map', { sources: ['../../../../node_modules/next/document.js'] });
  expect(() => {
    checkIsBare(root);
  }).toThrow('do not name its page');
});
