import { once } from 'es-toolkit';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import { createSupervisor, type Report } from '../../scripts/processes/supervisor';
import { runPackage } from '../../scripts/system/specs';
import { startTestedCheckout } from '../../scripts/startTestedCheckout';
import { runReported } from './runReported';
import { runOnce, type TestName, type TestRun } from './tryAgain';
import type { Attempt } from './TestPart';

/** @param group prefix of a title: the groups of its file that contain the test */
function listTests(
  { specs, suites = [] }: JSONReportSuite,
  wanted: JSONReportTest['status'],
  group = '',
): TestName[] {
  const own = specs.flatMap(({ file, tests, title }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName }) => ({
        file: `e2e/${file}`,
        title: `${group}${title} (${projectName})`,
      })),
  );
  const inGroups = suites.flatMap((suite) => listTests(suite, wanted, `${group}${suite.title} > `));
  return [...own, ...inGroups];
}

export function readBrowserReport({ errors, stats, suites }: JSONReport): TestRun {
  const list = (wanted: JSONReportTest['status']) =>
    suites.flatMap((suite) => listTests(suite, wanted));
  return {
    passed: list('expected'),
    skipped: stats.skipped,
    failures: list('unexpected'),
    errors: errors.map(({ message = '' }) => message),
  };
}

const againArgs = [
  '--last-failed-file=test-results/browser/.last-run.json',
  '--output=test-results/browser-again',
];

async function runPlaywright(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  stopping: AbortSignal,
  report: Report,
): Promise<Attempt> {
  const run = (...more: readonly string[]): Promise<TestRun> =>
    runReported(
      (reportFile) => ({
        name: 'tests',
        args: runPackage('@playwright/test/cli.js', 'test', ...args, ...more),
        env: { ...environment, E2E_REPORT_FILE: reportFile },
        stopSeconds: 15,
      }),
      (text) => readBrowserReport(JSON.parse(text) as JSONReport),
      stopping,
      report,
    );
  const { counts, tryAgain } = await runOnce(
    () => run(),
    () => run('--last-failed', '--workers=1', ...againArgs),
    report,
  );
  // Repeats failures at once, while the system still runs: the browser tests have a stage of their own.
  return { counts: (await tryAgain?.()) ?? counts };
}

/**
 * Runs browser tests against the whole system, started as `npm start` starts it, on free ports and an
 * empty data folder. Tests that fail run once more, one after the other, on the same system.
 * @param args passed to Playwright
 */
export async function runBrowserTests(
  args: readonly string[],
  chromium: string,
  stopping: AbortSignal,
  report: Report,
): Promise<Attempt> {
  const system = createSupervisor(report);
  const stop = once(() => system.stop());
  const onAbort = () => void stop();
  stopping.addEventListener('abort', onAbort, { once: true });
  try {
    stopping.throwIfAborted();
    const { browserEnvironment } = await startTestedCheckout(system, chromium, report);
    return await system.run((ending) => runPlaywright(args, browserEnvironment, ending, report));
  } finally {
    stopping.removeEventListener('abort', onAbort);
    await stop();
  }
}
