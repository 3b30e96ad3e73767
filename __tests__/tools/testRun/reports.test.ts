import type { JSONReport, JSONReportSpec } from '@playwright/test/reporter';
import type { SerializedError, TestModule } from 'vitest/node';
import { readBrowserReport } from '@/tools/testRun/browserRun';
import { readVitestReport } from '@/tools/testRun/vitestReporter';

it('reads a Vitest report with a file that could not run and an error outside any test', () => {
  const tell = (name: string, state: 'passed' | 'failed' | 'pending', ...tests: object[]) => {
    const module = { relativeModuleId: `__tests__/${name}` };
    const all = tests.map((test) => ({ module, ...test }));
    const allTests = (wanted: string) => all.filter((test) => wanted in test);
    return { ...module, state: () => state, children: { allTests } } as unknown as TestModule;
  };
  const modules = [
    tell(
      'a.test.ts',
      'failed',
      { fullName: 'a sum > adds up', failed: true },
      { fullName: 'a sum > is shown', passed: true },
      { fullName: 'a sum > needs a network', skipped: true },
    ),
    tell('b.test.ts', 'failed', { fullName: 'a price', passed: true }),
    tell('c.test.ts', 'pending'),
    tell('d.test.ts', 'passed'),
  ];
  const errors = [{ message: 'a worker has died' }] as SerializedError[];
  expect(readVitestReport(modules, errors)).toEqual({
    passed: [
      { file: '__tests__/a.test.ts', title: 'a sum > is shown' },
      { file: '__tests__/b.test.ts', title: 'a price' },
    ],
    skipped: 1,
    failures: [
      { file: '__tests__/a.test.ts', title: 'a sum > adds up' },
      { file: '__tests__/b.test.ts' },
      { file: '__tests__/c.test.ts' },
    ],
    errors: ['a worker has died'],
  });
});

it('reads a Playwright report with an error outside any test', () => {
  const spec = (file: string, title: string, status: 'expected' | 'unexpected') =>
    ({ file, title, tests: [{ projectName: 'phone', status }] }) as unknown as JSONReportSpec;
  const report = {
    stats: { expected: 1, skipped: 0, unexpected: 1 },
    errors: [{ message: 'the teardown failed' }],
    suites: [
      {
        title: 'pix.spec.ts',
        specs: [spec('pix.spec.ts', 'is paid', 'expected')],
        suites: [{ title: 'a code', specs: [spec('pix.spec.ts', 'expires', 'unexpected')] }],
      },
    ],
  } as unknown as JSONReport;
  expect(readBrowserReport(report)).toEqual({
    passed: [{ file: 'e2e/pix.spec.ts', title: 'is paid (phone)' }],
    skipped: 0,
    failures: [{ file: 'e2e/pix.spec.ts', title: 'a code > expires (phone)' }],
    errors: ['the teardown failed'],
  });
});
