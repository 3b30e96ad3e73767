import { lint } from '../support/lint';

const filePath = 'components/x.ts';
const shadowing = [
  'export const document = 1;',
  'export const getLength = (document: string) => document.length;',
  'export function getLength({ document }: { document: string }) { return document.length; }',
  'export const getLength = ({ text: window }: { text: string }) => window.length;',
];
const plain = [
  'export const title = document.title;',
  'export const getLength = ({ document: typed }: { document: string }) => typed.length;',
];

describe('names of the DOM in browser code', () => {
  const codes = [...shadowing, ...plain];
  let refused: string[] = [];

  beforeAll(() => {
    const rules = lint(codes.map((code) => ({ filePath, code })));
    refused = codes.filter((_, index) => rules[index]?.includes('no-restricted-syntax'));
  }, 60_000);

  it.each(shadowing)('refuses %s', (code) => {
    expect(refused).toContain(code);
  });

  it.each(plain)('allows %s', (code) => {
    expect(refused).not.toContain(code);
  });
});
