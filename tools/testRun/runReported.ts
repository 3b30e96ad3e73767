import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ProcessSpec, runToCompletion } from '../../scripts/processes/childProcess';
import type { Report } from '../../scripts/processes/supervisor';
import { readAfter, type TestRun } from './tryAgain';

/**
 * Runs a test runner to its end and reads the JSON report that it writes.
 * @param createSpec receives the path of the report to write
 * @throws StartProblem when the runner itself failed
 */
export async function runReported(
  createSpec: (reportFile: string) => ProcessSpec,
  read: (reportText: string) => TestRun,
  stopping: AbortSignal,
  report: Report,
): Promise<TestRun> {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-report-'));
  const file = path.join(folder, 'report.json');
  try {
    return await readAfter(
      () => runToCompletion(createSpec(file), stopping, report),
      stopping,
      () => read(readFileSync(file, 'utf8')),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
