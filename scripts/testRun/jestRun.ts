import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runToCompletion } from '../processes/childProcess';
import type { Report } from '../processes/supervisor';
import { projectRoot } from '../projectRoot';
import { runPackage } from '../specs';
import { readAfter, runAndTryAgain, type Failure, type TestRun } from './tryAgain';
import type { Counts } from './TestPart';

/** What `jest --json` writes, as far as it is read here (jestjs.io/docs/configuration, testResultsProcessor). */
interface JestReport {
  numPassedTests: number;
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
  const failures = report.testResults.flatMap(({ assertionResults, name, status }): Failure[] => {
    const file = path.relative(projectRoot, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => ({ file, title: fullName }));
    return status === 'failed' ? [{ file }] : [];
  });
  return { passed: report.numPassedTests, skipped: report.numPendingTests, failures };
}

/** Runs some of jest's projects; files with a failure run once more, one after the other. */
export async function runJest(
  projects: readonly string[],
  stopping: AbortSignal,
  report: Report,
): Promise<Counts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'jest-report-'));
  const reportFile = path.join(folder, 'report.json');
  const run = async (...args: readonly string[]): Promise<TestRun> => {
    rmSync(reportFile, { force: true });
    const spec = {
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
    };
    return readAfter(
      () => runToCompletion(spec, stopping, report),
      stopping,
      () => readJestReport(JSON.parse(readFileSync(reportFile, 'utf8'))),
    );
  };
  try {
    return await runAndTryAgain(
      () => run(),
      (failures) =>
        run('--runInBand', '--runTestsByPath', ...new Set(failures.map(({ file }) => file))),
      report,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
