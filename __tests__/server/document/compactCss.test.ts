import { globalCss } from '@/components/shell/css/globalCss';
import { compactCss } from '@/server/document/compactCss.server';

const readWords = (css: string) => css.split(/\s+|\/\*.*?\*\/|([:;,{}])/s).filter(Boolean);

const withoutLastSemicolons = (words: readonly string[]) =>
  words.filter((word, index) => word !== ';' || words[index + 1] !== '}');

it('removes comments, lines and needless spaces', () => {
  const css = `
  a:hover,
  p {
    /* Why it is so.
       And ** more. */
    color: red;
    margin: 0 auto;
  }

  @media (hover: none) {
    a > b :first-child {
      top: 0;
    }
  }
`;
  expect(compactCss(css).trim()).toBe(
    'a:hover,p{color:red;margin:0 auto}@media (hover:none){a > b :first-child{top:0}}',
  );
});

it('keeps every word of the rules, and saves bytes', () => {
  const compact = compactCss(globalCss);
  expect(readWords(compact)).toEqual(withoutLastSemicolons(readWords(globalCss)));
  expect(compact.length).toBeLessThan(globalCss.length * 0.85);
});
