import path from 'node:path';
import type { Report } from '../processes/supervisor';
import { projectRoot } from '../projectRoot';
import { runPackage } from '../specs';
import { runReported } from './runReported';
import { runAndTryAgain, type TestName, type TestRun } from './tryAgain';
import type { Counts } from './TestPart';

/** What `jest --json` writes, as far as it is read here (jestjs.io/docs/configuration, testResultsProcessor). */
interface JestReport {
  numPendingTests: number;
  testResults: readonly {
    /** The file's absolute path. */
    name: string;
    status: string;
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
}

/** Reads one run from jest's own report. */
export function readJestReport(report: JestReport): TestRun {
  const files = report.testResults.map(({ assertionResults, name, status }) => {
    const file = path.relative(projectRoot, name);
    const list = (wanted: string): TestName[] =>
      assertionResults
        .filter((test) => test.status === wanted)
        .map(({ fullName }) => ({ file, title: fullName }));
    const failed = list('failed');
    return {
      passed: list('passed'),
      failed: failed.length === 0 && status === 'failed' ? [{ file }] : failed,
    };
  });
  return {
    passed: files.flatMap(({ passed }) => passed),
    skipped: report.numPendingTests,
    failures: files.flatMap(({ failed }) => failed),
  };
}

/** Runs some of jest's projects; files with a failure run once more, one after the other. */
export function runJest(
  projects: readonly string[],
  stopping: AbortSignal,
  report: Report,
): Promise<Counts> {
  const run = (...args: readonly string[]): Promise<TestRun> =>
    runReported(
      (reportFile) => ({
        name: 'jest',
        args: runPackage(
          'jest/bin/jest.js',
          '--selectProjects',
          ...projects,
          '--json',
          `--outputFile=${reportFile}`,
          ...args,
        ),
        env: {},
        stopSeconds: 70,
      }),
      (text) => readJestReport(JSON.parse(text)),
      stopping,
      report,
    );
  return runAndTryAgain(
    () => run(),
    (failures) =>
      run('--runInBand', '--runTestsByPath', ...new Set(failures.map(({ file }) => file))),
    report,
  );
}
