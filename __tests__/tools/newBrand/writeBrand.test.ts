import type { NewBrand } from '@/tools/newBrand/brand';
import { checkNewBrand, insertEntry, insertImport } from '@/tools/newBrand/writeBrand';
import { projectRoot } from '@/scripts/projectRoot';
import { StartProblem } from '@/scripts/StartProblem';

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

  it('refuses a file without an import from the same folder', () => {
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

describe('checkNewBrand', () => {
  const brand: NewBrand = {
    id: 'nobody-has-this',
    name: 'Escola Aurora',
    business: 'wiser',
    hue: 160,
  };

  const check = (change: Partial<NewBrand>) => () => {
    checkNewBrand(projectRoot, { ...brand, ...change });
  };

  it.each<Partial<NewBrand>>([
    {},
    { name: "Escola d'Água & Cia." },
    { name: 'A1' },
    { hue: 0 },
    { hue: 359 },
    { id: 'ab' },
  ])('accepts %p', (change) => {
    expect(check(change)).not.toThrow();
  });

  it.each<[id: string, sentence: RegExp]>([
    ['', /cannot be a brand's id/],
    ['a', /cannot be a brand's id/],
    ['Escola', /cannot be a brand's id/],
    ['escola aurora', /cannot be a brand's id/],
    ['escola--aurora', /cannot be a brand's id/],
    ['escola2', /cannot be a brand's id/],
    ['../escola', /cannot be a brand's id/],
    ['a'.repeat(41), /cannot be a brand's id/],
    ['medcof', /is taken/],
    ['neutral', /is taken/],
    ['wup', /is taken/],
    ['cplus', /is taken/],
    ['themes', /is taken/],
    ['create-theme', /is taken/],
    ['yearly', /is taken/],
    ['class', /is taken/],
    ['constructor', /is taken/],
  ])('refuses the id %p with a sentence', (id, sentence) => {
    expect(check({ id })).toThrow(StartProblem);
    expect(check({ id })).toThrow(sentence);
  });

  it.each(['', 'A', '   ', '<b>x</b>', 'x"y', 'a*/b', '東京', 'a'.repeat(41)])(
    'refuses the name %p',
    (name) => {
      expect(check({ name })).toThrow(/cannot be a brand's name/);
    },
  );

  it.each([-1, 360, 1.5, NaN])('refuses the hue %p', (hue) => {
    expect(check({ hue })).toThrow('The hue must be a whole number of degrees from 0 to 359.');
  });
});
