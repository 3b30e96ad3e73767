import type { Report } from '../processes/supervisor';
import type { Counts } from './TestPart';

/** A test that failed, or a file of them that could not be run. */
export interface Failure {
  file: string;
  /** Undefined when it is the file itself that failed. */
  title?: string;
}

/** One run of a test runner. */
export interface TestRun {
  passed: number;
  skipped: number;
  failures: readonly Failure[];
}

/** More than these fail for one reason, which trying them one by one does not make clearer. */
const MOST_TRIED_AGAIN = 20;

export const formatFailure = ({ file, title }: Failure): string =>
  title === undefined ? file : `${file} › ${title}`;

const isSame = (one: Failure, other: Failure) =>
  one.file === other.file &&
  (one.title === other.title || one.title === undefined || other.title === undefined);

/** Whether a run is worth being tried again: something failed, and not everything. */
export const isTriedAgain = ({ failures }: TestRun): boolean =>
  failures.length > 0 && failures.length <= MOST_TRIED_AGAIN;

/**
 * The counts of a run of which the failures were tried again, alone: what failed both times has
 * failed, what failed one time is flaky and has passed.
 * @param again undefined when nothing was tried again
 */
export function countRuns(first: TestRun, again?: TestRun): Counts {
  const { failures, passed, skipped } = first;
  if (!again) return { passed, failed: failures.length, skipped, flaky: [] };
  const failed = again.failures.filter((failure) => failures.some((one) => isSame(one, failure)));
  const isFlaky = (failure: Failure) => !failed.some((other) => isSame(failure, other));
  const flaky = [...failures, ...again.failures].filter(isFlaky);
  const passedAlone = failures.filter(isFlaky).length;
  return {
    passed: passed + passedAlone,
    failed: failed.length,
    skipped,
    flaky: flaky.map(formatFailure),
  };
}

/**
 * The result of a test runner that exits with an error when a test fails.
 * @param read reads the report that the runner has written
 * @throws what `run` throws when there is no report, or none of a failure: the runner itself failed
 */
export async function readAfter(
  run: () => Promise<void>,
  stopping: AbortSignal,
  read: () => TestRun,
): Promise<TestRun> {
  try {
    await run();
    return read();
  } catch (thrown) {
    stopping.throwIfAborted();
    const result = readIfWritten(read);
    if (!result || result.failures.length === 0) throw thrown;
    return result;
  }
}

function readIfWritten(read: () => TestRun): TestRun | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Runs tests, and what failed once more by itself, now that the others have ended. */
export async function runAndTryAgain(
  run: () => Promise<TestRun>,
  runAlone: (failures: readonly Failure[]) => Promise<TestRun>,
  report: Report,
): Promise<Counts> {
  const first = await run();
  if (!isTriedAgain(first)) return countRuns(first);
  report(`Tried again, alone: ${first.failures.map(formatFailure).join('; ')}`);
  return countRuns(first, await runAlone(first.failures));
}
