import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { digestSources, sources } from '@/scripts/buildWeb';
import { allowedImports } from '@/scripts/lint/importZones';

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
  afterEach(() => rmSync(root, { recursive: true }));

  it.each<[string, () => void]>([
    ['a file says something else', () => writeFileSync(file('pages/lead.tsx'), 'Lead')],
    ['a file is gone', () => rmSync(file('pages/pix.tsx'))],
    ['a file is new', () => writeFileSync(file('next.config.js'), '')],
    ['a file has another name', () => renameSync(file('pages/pix.tsx'), file('pages/pay.tsx'))],
  ])('changes when %s', (_, change) => {
    const before = digestSources(root);
    change();
    expect(digestSources(root)).not.toBe(before);
  });

  it.each<[string, () => void]>([
    ['only a date changes', () => utimesSync(file('pages/lead.tsx'), 0, 0)],
    ['a service changes', () => writeFileSync(file('commerce/main.ts'), 'x')],
  ])('stays when %s', (_, change) => {
    const before = digestSources(root);
    change();
    expect(digestSources(root)).toBe(before);
  });
});

it('covers every folder that the pages may import, however indirectly', () => {
  const allowed = new Map(Object.entries(allowedImports));
  const reached = new Set(['pages']);
  for (const folder of reached) for (const next of allowed.get(folder) ?? []) reached.add(next);
  expect([...reached].filter((folder) => !sources.includes(folder))).toEqual([]);
});
