import { lint } from '../support/lint';

const statements = (count: number) =>
  Array.from({ length: count }, (_, index) => `export const name${index} = ${index};`).join('\n');

const product = [
  'components/x.ts',
  'commerce/x.ts',
  'contract/x.ts',
  'scripts/x.ts',
  'x.config.js',
];
const trials = ['__tests__/x.test.ts', 'e2e/x.ts', 'testing/x.ts', 'faults/x.ts', 'bench/x.ts'];

const longest = [
  ...product.map((filePath) => ({ filePath, code: statements(200) })),
  ...trials.map((filePath) => ({ filePath, code: statements(300) })),
];
const tooLong = [
  ...product.map((filePath) => ({ filePath, code: statements(201) })),
  ...trials.map((filePath) => ({ filePath, code: statements(301) })),
];
const commented = { filePath: 'components/x.ts', code: `${statements(200)}\n\n// Why.\n` };

describe('the line limit of a file', () => {
  const refused: unknown[] = [];

  beforeAll(() => {
    const texts = [...longest, ...tooLong, commented];
    lint(texts).forEach((rules, index) => {
      if (rules.includes('max-lines')) refused.push(texts[index]);
    });
  }, 60_000);

  it.each(longest)('allows $filePath at the maximum', (text) => {
    expect(refused).not.toContain(text);
  });

  it.each(tooLong)('refuses $filePath one line above the maximum', (text) => {
    expect(refused).toContain(text);
  });

  it('counts neither comments nor blank lines', () => {
    expect(refused).not.toContain(commented);
  });
});
