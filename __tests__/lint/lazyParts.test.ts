import { lint } from '../support/lint';

const boundary = "export { lazy, Suspense } from 'react';";
const importing = "import { Suspense } from 'react';\nexport { Suspense };";

const cases = [
  { filePath: 'components/payment/x.tsx', code: importing, isRefused: true },
  { filePath: 'contexts/x.tsx', code: boundary, isRefused: true },
  { filePath: 'pages/x.tsx', code: importing, isRefused: true },
  { filePath: 'components/ui/lazyPart.tsx', code: importing, isRefused: false },
];

let rules: string[][];

// One linter run for all cases: starting it costs more than linting them.
beforeAll(() => {
  rules = lint(cases);
});

test.each(cases.map((linted, index) => ({ ...linted, index })))(
  'the rule for Suspense boundaries holds in $filePath',
  ({ index, isRefused }) => {
    expect(rules[index]?.includes('no-restricted-imports')).toBe(isRefused);
  },
);
