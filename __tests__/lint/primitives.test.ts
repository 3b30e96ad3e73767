import { lint } from '../support/lint';

const styledAs = (base: string, ...lines: readonly string[]) => ({
  filePath: 'components/payment/x.tsx',
  code: [
    "import { styled } from 'styled-components';",
    "import { Card } from '../ui/Card';",
    `export const X = styled${base}\``,
    ...lines,
    '`;',
    'export { Card };',
  ].join('\n'),
});

const grid = 'display: grid;';
const gap = 'gap: var(--space-16);';
const muted = 'color: var(--color-text-muted);';
const small = 'font: var(--text-small);';

const refused = [
  ['a grid with a distance', styledAs('.div', grid, gap)],
  ['a form that is one', styledAs('.form', grid, gap)],
  ['a card that is one', styledAs('(Card)', grid, gap)],
  ['a column by the older name', styledAs('.div', 'display: flex; flex-direction: column;', gap)],
  ['a distance that is computed', styledAs('.div', grid, 'gap: ${() => 1}px;')],
  ['one with a comment', styledAs('.div', '/* Why: it has one. */', grid, gap)],
  ['a type and a colour', styledAs('.p', muted, small)],
  ['a type alone', styledAs('.label', small)],
  ['a weight alone', styledAs('.strong', 'font-weight: 600;')],
  ['a tone that is computed', styledAs('.p', 'color: var(--color-${() => 1});')],
  ['a line of its own', styledAs('.span', 'display: block;', 'margin: 0;', muted)],
] as const;

const allowed = [
  ['a grid with columns', styledAs('.div', grid, gap, 'grid-template-columns: 1fr auto;')],
  ['a row', styledAs('.div', 'display: flex;', gap)],
  ['a column that is wider elsewhere', styledAs('.div', grid, gap, '@media print { gap: 0; }')],
  ['a list with its numbers', styledAs('.ol', grid, gap, 'list-style: decimal;')],
  ['a text in a frame', styledAs('.p', small, 'border: 1px solid var(--color-border);')],
  ['a text apart from what is above', styledAs('.p', muted, 'margin-top: var(--space-8);')],
  ['a heading', styledAs('.h2', 'font: var(--text-h2);')],
  ['a button in another type', styledAs('(Card)', small)],
  ['what is made elsewhere', styledAs('.div', '${Card}')],
  ['a block', styledAs('.span', 'display: block;')],
] as const;

describe('the rule against twins of Stack and Text', () => {
  const answers = new Map<string, boolean>();

  beforeAll(() => {
    const cases = [...refused, ...allowed];
    lint(cases.map(([, text]) => text)).forEach((rules, index) => {
      const name = cases[index]?.[0];
      if (name) answers.set(name, rules.includes('project/no-twin-of-primitive'));
    });
  });

  it.each(refused)('refuses %s', (name) => {
    expect(answers.get(name)).toBe(true);
  });

  it.each(allowed)('allows %s', (name) => {
    expect(answers.get(name)).toBe(false);
  });
});
