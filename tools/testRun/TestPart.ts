import type { Report } from '../../scripts/processes/supervisor';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  flaky: readonly string[];
}

export interface Attempt {
  counts: Counts;
  tryAgain?: () => Promise<Counts>;
}

export interface TestPart {
  name: string;
  run: (stopping: AbortSignal, report: Report) => Promise<Attempt>;
}

export const onePassed: Attempt = { counts: { passed: 1, failed: 0, skipped: 0, flaky: [] } };
