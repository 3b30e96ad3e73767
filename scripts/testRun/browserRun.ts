import { once } from 'es-toolkit';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { runToCompletion } from '../processes/childProcess';
import { createSupervisor, type Report } from '../processes/supervisor';
import { runPackage } from '../specs';
import { startTestedCheckout } from '../startTestedCheckout';
import { readAfter, runAndTryAgain, type Failure, type TestRun } from './tryAgain';
import type { Counts } from './TestPart';

function listFailures({ specs, suites }: JSONReportSuite): Failure[] {
  const own = specs.flatMap(({ file, tests, title }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => ({ file: `e2e/${file}`, title: `${title} (${projectName})` })),
  );
  return [...own, ...(suites ?? []).flatMap(listFailures)];
}

/** Reads one run from Playwright's own report. */
export function readBrowserReport({ stats, suites }: JSONReport): TestRun {
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failures: suites.flatMap(listFailures),
  };
}

async function runPlaywright(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  stopping: AbortSignal,
  report: Report,
): Promise<Counts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'browser-report-'));
  const reportFile = path.join(folder, 'report.json');
  const run = (...more: readonly string[]): Promise<TestRun> => {
    rmSync(reportFile, { force: true });
    const spec = {
      name: 'tests',
      args: runPackage('@playwright/test/cli.js', 'test', ...args, ...more),
      env: { ...environment, E2E_REPORT_FILE: reportFile },
      stopSeconds: 15,
    };
    return readAfter(
      () => runToCompletion(spec, stopping, report),
      stopping,
      () => readBrowserReport(JSON.parse(readFileSync(reportFile, 'utf8'))),
    );
  };
  try {
    return await runAndTryAgain(
      () => run(),
      () => run('--last-failed', '--workers=1'),
      report,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
): Promise<Counts> {
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
