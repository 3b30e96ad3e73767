import { globalCss } from '@/components/shell/css/globalCss';
import { compactCss } from '@/server/document/compactCss.server';

const readWords = (css: string) => css.split(/\s+|\/\*.*?\*\//s).filter((word) => word !== '');

it('removes comments and indentation', () => {
  const css = `
  a:hover {
    /* Why it is so.
       And ** more. */
    color: red;
  }
`;
  expect(compactCss(css).trim()).toBe('a:hover {\ncolor: red;\n}');
});

it('keeps every word of the rules, and saves bytes', () => {
  const compact = compactCss(globalCss);
  expect(readWords(compact)).toEqual(readWords(globalCss));
  expect(compact.length).toBeLessThan(globalCss.length * 0.9);
});
