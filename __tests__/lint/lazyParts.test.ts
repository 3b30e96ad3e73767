import { lint } from '../support/lint';

const boundary = "export { lazy, Suspense } from 'react';";
const importing = "import { Suspense } from 'react';\nexport { Suspense };";

test.each([
  ['components/payment/x.tsx', importing, true],
  ['contexts/x.tsx', boundary, true],
  ['pages/x.tsx', importing, true],
  ['components/ui/lazyPart.tsx', importing, false],
])('a boundary in %s', (filePath, code, isRefused) => {
  const [rules = []] = lint([{ filePath, code }]);
  expect(rules.includes('no-restricted-imports')).toBe(isRefused);
});
