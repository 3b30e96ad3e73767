import type { Report } from '../../scripts/processes/supervisor';

/** What a part of the test run found. */
export interface Counts {
  passed: number;
  /** Those that failed twice, the second time alone. */
  failed: number;
  skipped: number;
  /** `<file> › <title>` of those that failed once and passed alone. */
  flaky: readonly string[];
}

/** What the first run of a part found, and how its failures are tried once more, where they are. */
export interface Attempt {
  counts: Counts;
  /** Called when nothing else of the part's stage runs. */
  tryAgain?: () => Promise<Counts>;
}

/** A part of the test run: `run` rejects when the part itself could not run to its end. */
export interface TestPart {
  name: string;
  run: (stopping: AbortSignal, report: Report) => Promise<Attempt>;
}

/** What counts as one test: a compiler or a linter that finds nothing. */
export const onePassed: Attempt = { counts: { passed: 1, failed: 0, skipped: 0, flaky: [] } };
