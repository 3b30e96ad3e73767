import { runPackage } from '../../scripts/system/specs';
import type { Report } from '../../scripts/processes/supervisor';
import { runReported } from './runReported';
import { runOnce, type TestRun } from './tryAgain';
import type { Attempt } from './TestPart';

/**
 * Runs tests of Vitest; files with a failure are tried again one after the other.
 * @param args projects, and files of them
 */
export function runVitest(
  args: readonly string[],
  stopping: AbortSignal,
  report: Report,
): Promise<Attempt> {
  const run = (...more: readonly string[]): Promise<TestRun> =>
    runReported(
      (reportFile) => ({
        name: 'vitest',
        args: runPackage('vitest/vitest.mjs', 'run', ...args, ...more),
        env: { TEST_REPORT_FILE: reportFile },
        stopSeconds: 70,
      }),
      (text) => JSON.parse(text) as TestRun,
      stopping,
      report,
    );
  return runOnce(
    () => run(),
    (failures) => run('--no-file-parallelism', ...new Set(failures.map(({ file }) => file))),
    report,
  );
}
