import { insertEntry, insertImport } from '@/scripts/newBrand/insertLine';

const source = `import type { Shape } from './shape';
import { alpha } from './alpha';
import { omega } from './omega';
import { far } from '../far';

export const list = {
  alpha,
  omega: {
    far,
  },
} satisfies Record<string, Shape>;

export const other = [
];
`;

describe('insertImport', () => {
  it.each([
    [
      'before the next',
      './beta',
      "alpha } from './alpha';\nimport { it } from './beta';\nimport { omega",
    ],
    ['before the first', './aaa', "import { it } from './aaa';\nimport type { Shape }"],
    ['after the last', './zeta', "omega';\nimport { it } from './zeta';\nimport { far"],
    ['in its folder', '../near', "far';\nimport { it } from '../near';\n\nexport"],
  ])('puts an import %s', (_, module, expected) => {
    expect(insertImport(source, 'it', module)).toContain(expected);
  });

  it('refuses a file that imports nothing from there', () => {
    expect(() => insertImport(source, 'it', './products/it')).toThrow('./products');
  });
});

describe('insertEntry', () => {
  it.each([
    ['an object', 'export const list', '  },\n  it,\n} satisfies'],
    ['an empty list', 'export const other', '= [\n  it,\n];'],
  ])('puts an entry at the end of %s', (_, opening, expected) => {
    const changed = insertEntry(source, opening, 'it,');
    expect(changed).toContain(expected);
    expect(changed.replace('  it,\n', '')).toBe(source);
  });

  it('refuses a file without the list', () => {
    expect(() => insertEntry(source, 'export const lost', 'it,')).toThrow('export const lost');
  });
});
