import { oneOfProcess } from '../oneOfProcess.server';
import { withParent } from './trace.server';

/** A part of a trace's work that is done elsewhere. Nothing in it may be of a buyer. */
export interface SpanDescription {
  name: string;
  type: 'db' | 'external';
  subtype: string;
}

/** Unknown: nobody has waited for the end. */
export type Outcome = 'success' | 'failure' | 'unknown';

export interface Span {
  traceparent: string;
  end: (outcome: Outcome) => void;
}

type StartSpan = (describe: () => SpanDescription) => Span | null;

const starter = oneOfProcess<{ start: StartSpan }>('span starter', () => ({ start: () => null }));

export function setSpanStarter(start: StartSpan): void {
  starter.start = start;
}

const judgeByError = (hasFailed: boolean): Outcome => (hasFailed ? 'failure' : 'success');

/**
 * Does work, and lets performance monitoring know how long it took and how it ended.
 * @param judge is asked at its end; where it is not given, what throws has failed
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
 * What watches never makes fail what it watches.
 * @returns undefined where the watching itself has failed
 */
export function unlessItFails<Result>(watch: () => Result): Result | undefined {
  try {
    return watch();
  } catch {
    return undefined;
  }
}
