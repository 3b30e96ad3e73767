import path from 'node:path';
import type { JSONReport, JSONReportSpec } from '@playwright/test/reporter';
import { projectRoot } from '@/scripts/projectRoot';
import { readBrowserReport } from '@/scripts/testRun/browserRun';
import { readJestReport } from '@/scripts/testRun/jestRun';

it("reads jest's report, with a file that could not be run", () => {
  const file = (name: string) => path.join(projectRoot, '__tests__', name);
  const report = {
    numPendingTests: 1,
    testResults: [
      {
        name: file('a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'a sum adds up', status: 'failed' },
          { fullName: 'a sum is shown', status: 'passed' },
        ],
      },
      { name: file('b.test.ts'), status: 'failed', assertionResults: [] },
      { name: file('c.test.ts'), status: 'passed', assertionResults: [] },
    ],
  };
  expect(readJestReport(report)).toEqual({
    passed: [{ file: '__tests__/a.test.ts', title: 'a sum is shown' }],
    skipped: 1,
    failures: [
      { file: '__tests__/a.test.ts', title: 'a sum adds up' },
      { file: '__tests__/b.test.ts' },
    ],
  });
});

it("reads Playwright's report, with an error that is no test's", () => {
  const spec = (file: string, title: string, status: 'expected' | 'unexpected') =>
    ({ file, title, tests: [{ projectName: 'phone', status }] }) as unknown as JSONReportSpec;
  const report = {
    stats: { expected: 1, skipped: 0, unexpected: 1 },
    errors: [{ message: 'the teardown failed' }],
    suites: [
      {
        specs: [spec('pix.spec.ts', 'is paid', 'expected')],
        suites: [{ specs: [spec('pix.spec.ts', 'expires', 'unexpected')] }],
      },
    ],
  } as unknown as JSONReport;
  expect(readBrowserReport(report)).toEqual({
    passed: [{ file: 'e2e/pix.spec.ts', title: 'is paid (phone)' }],
    skipped: 0,
    failures: [
      { file: 'e2e/pix.spec.ts', title: 'expires (phone)' },
      { file: 'Playwright', title: 'the teardown failed' },
    ],
  });
});
