import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  digestSources,
  isBuilt,
  makeStamp,
  programSources,
  webOutput,
  webSources,
} from '@/scripts/build/stamp';
import { allowedImports } from '@/tools/lint/importZones';

describe('digestSources', () => {
  let root: string;
  const file = (name: string) => path.join(root, name);

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'sources-'));
    mkdirSync(file('pages'));
    mkdirSync(file('commerce'));
    writeFileSync(file('pages/lead.tsx'), 'lead');
    writeFileSync(file('pages/pix.tsx'), 'pix');
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it.each<[string, () => void]>([
    [
      'a file says something else',
      () => {
        writeFileSync(file('pages/lead.tsx'), 'Lead');
      },
    ],
    [
      'a file is gone',
      () => {
        rmSync(file('pages/pix.tsx'));
      },
    ],
    [
      'a file is new',
      () => {
        writeFileSync(file('next.config.js'), '');
      },
    ],
    [
      'a file has another name',
      () => {
        renameSync(file('pages/pix.tsx'), file('pages/pay.tsx'));
      },
    ],
  ])('changes when %s', (_, change) => {
    const before = digestSources(root, webSources);
    change();
    expect(digestSources(root, webSources)).not.toBe(before);
  });

  it.each<[string, () => void]>([
    [
      'only a date changes',
      () => {
        utimesSync(file('pages/lead.tsx'), 0, 0);
      },
    ],
    [
      'a service changes',
      () => {
        writeFileSync(file('commerce/main.ts'), 'x');
      },
    ],
  ])('stays when %s', (_, change) => {
    const before = digestSources(root, webSources);
    change();
    expect(digestSources(root, webSources)).toBe(before);
  });
});

describe('isBuilt', () => {
  let root: string;
  const write = (name: string, content: string) => {
    writeFileSync(path.join(root, name), content);
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'built-'));
    mkdirSync(path.join(root, 'pages'));
    mkdirSync(path.join(root, '.next'));
    write('pages/lead.tsx', 'lead');
    write('.next/BUILD_ID', 'one');
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  const stamp = () => {
    const { file, text } = makeStamp(root, webOutput);
    writeFileSync(file, `${text}\n`);
  };

  it('trusts a stamped build, and no build that was made since', () => {
    expect(isBuilt(root, webOutput)).toBe(false);
    stamp();
    expect(isBuilt(root, webOutput)).toBe(true);
    write('.next/BUILD_ID', 'two');
    expect(isBuilt(root, webOutput)).toBe(false);
  });

  it('notices a changed source', () => {
    stamp();
    write('pages/lead.tsx', 'Lead');
    expect(isBuilt(root, webOutput)).toBe(false);
  });

  it('accepts a build where there are no sources', () => {
    stamp();
    rmSync(path.join(root, 'pages'), { recursive: true });
    expect(isBuilt(root, webOutput)).toBe(true);
    rmSync(path.join(root, '.next'), { recursive: true });
    expect(isBuilt(root, webOutput)).toBe(false);
  });
});

it.each([
  ['pages', webSources],
  ['commerce', programSources],
  ['sandbox', programSources],
  ['web', programSources],
])('covers every folder that %s/ may import, however indirectly', (folder, sources) => {
  const allowed = new Map(Object.entries(allowedImports));
  const reached = new Set([folder]);
  for (const from of reached) for (const next of allowed.get(from) ?? []) reached.add(next);
  expect([...reached].filter((one) => !sources.includes(one))).toEqual([]);
});
