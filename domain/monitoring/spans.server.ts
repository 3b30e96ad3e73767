import { getProcessSingleton } from '../processSingleton.server';
import { withParent } from './trace.server';

/** A part of a trace's work that is done elsewhere. It must contain nothing about a buyer. */
export interface SpanDescription {
  name: string;
  type: 'db' | 'external';
  subtype: string;
}

/** Unknown: the caller left before the end. */
export type Outcome = 'success' | 'failure' | 'unknown';

export interface Span {
  traceparent: string;
  end: (outcome: Outcome) => void;
}

type StartSpan = (describe: () => SpanDescription) => Span | null;

const starter = getProcessSingleton<{ start: StartSpan }>('span starter', () => ({
  start: () => null,
}));

export function setSpanStarter(start: StartSpan): void {
  starter.start = start;
}

const judgeByError = (hasFailed: boolean): Outcome => (hasFailed ? 'failure' : 'success');

/**
 * Does work, and reports its duration and outcome to performance monitoring.
 * @param judge decides the outcome at the end; by default, work that throws has failed
 */
export async function withSpan<Result>(
  describe: () => SpanDescription,
  work: () => Promise<Result>,
  judge: (hasFailed: boolean) => Outcome = judgeByError,
): Promise<Result> {
  const span = unlessItFails(() => starter.start(describe));
  if (!span) return work();
  let hasFailed = true;
  try {
    const result = await withParent(span.traceparent, work);
    hasFailed = false;
    return result;
  } finally {
    unlessItFails(() => {
      span.end(judge(hasFailed));
    });
  }
}

/**
 * Monitoring never makes the monitored work fail.
 * @returns undefined where the monitoring itself has failed
 */
export function unlessItFails<Result>(watch: () => Result): Result | undefined {
  try {
    return watch();
  } catch {
    return undefined;
  }
}
