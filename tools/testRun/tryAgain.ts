import type { Report } from '../../scripts/processes/supervisor';
import type { Attempt, Counts } from './TestPart';

export interface TestName {
  file: string;
  title?: string;
}

export interface TestRun {
  passed: readonly TestName[];
  skipped: number;
  failures: readonly TestName[];
  errors: readonly string[];
}

/**
 * More failures than these have one cause, which repeating them one by one does not make clearer.
 */
export const MOST_TRIED_AGAIN = 20;

export const formatTest = ({ file, title }: TestName): string =>
  title === undefined ? file : `${file} › ${title}`;

const isSame = (one: TestName, other: TestName) =>
  one.file === other.file &&
  (one.title === other.title || one.title === undefined || other.title === undefined);

export const isTriedAgain = ({ errors, failures }: TestRun): boolean =>
  errors.length === 0 && failures.length > 0 && failures.length <= MOST_TRIED_AGAIN;

/**
 * Counts a run whose failures were repeated, alone. A test that failed one time and passed the other
 * is flaky and counts as passed; every other failure counts as failed, also one that did not run
 * again.
 * @param again undefined when nothing was repeated
 */
export function countRuns(first: TestRun, again?: TestRun): Counts {
  const { errors, failures, passed, skipped } = first;
  const isAmong = (tests: readonly TestName[] = [], name: TestName) =>
    tests.some((test) => isSame(test, name));
  const hasPassedAgain = (name: TestName) =>
    isAmong(again?.passed, name) && !isAmong(again?.failures, name);
  const passedAgain = failures.filter(hasPassedAgain);
  const failedAlone = again?.failures.filter((name) => !isAmong(failures, name)) ?? [];
  return {
    passed: passed.length + passedAgain.length,
    failed: failures.length - passedAgain.length + errors.length + (again?.errors.length ?? 0),
    skipped,
    flaky: [...passedAgain, ...failedAlone].map(formatTest),
  };
}

/**
 * Returns the result of a test runner that exits with an error when a test fails.
 * @param read reads the report that the runner has written
 * @throws what `run` throws when there is no report, or one without a failure: the runner itself
 *   failed
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
    if (!result || result.failures.length + result.errors.length === 0) throw thrown;
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

export async function runOnce(
  run: () => Promise<TestRun>,
  runAlone: (failures: readonly TestName[]) => Promise<TestRun>,
  report: Report,
): Promise<Attempt> {
  const first = await run();
  const counts = countRuns(first);
  if (!isTriedAgain(first)) return { counts };
  return {
    counts,
    tryAgain: async () => {
      report(`Tried again, alone: ${first.failures.map(formatTest).join('; ')}`);
      return countRuns(first, await runAlone(first.failures));
    },
  };
}
