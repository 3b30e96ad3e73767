import shortenStyles from '@/services/styles/shortenStyles.js';

const run = (code: string) =>
  (shortenStyles as (this: { resourcePath: string }, code: string) => string).call(
    { resourcePath: 'Button.tsx' },
    code,
  );

it('a style is sent without comments, line ends, indents and spaces that mean nothing', () => {
  const code = `const Button = styled.button<Props>\`
  /* Why it is red,
     and how. */
  color: red; /* and bold */

  &:hover,
  & .icon {
    border: \${width} solid \${color};
    margin: 0 \${({ $gap }) => (css\`
      calc(1px + \${$gap})
    \`)};
  }
\`;`;
  expect(run(code)).toBe(
    'const Button = styled.button<Props>`color:red;&:hover, & .icon{border:${width} solid ${color};margin:0 ${({ $gap }) => (css`calc(1px + ${$gap}) `)}}`;',
  );
});

it.each([
  'const script = String.raw`<a ; b>\n  c`;',
  'const text = `a ; b\n  c`;',
  '// styled.p`\n//  color: red;`\nconst two = 1 +\n  1;',
])('what is no style stays as it is: %s', (code) => {
  expect(run(code)).toBe(code);
});
