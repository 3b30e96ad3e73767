import { oneOfProcess } from '../oneOfProcess.server';
import { withParent } from './trace.server';

/** A part of a trace's work that is done elsewhere. Nothing in it may be of a buyer. */
export interface SpanDescription {
  /** What is done there, such as `INSERT leads`. */
  name: string;
  type: 'db' | 'external';
  /** Who does it, such as `postgresql`. */
  subtype: string;
}

/** Unknown: nobody has waited for the end. */
export type Outcome = 'success' | 'failure' | 'unknown';

export interface Span {
  /** For whoever does the work: it goes on with this part of the trace. */
  traceparent: string;
  end: (outcome: Outcome) => void;
}

/** Asks for the description only where the work is watched; null: it belongs to nothing that is. */
type StartSpan = (describe: () => SpanDescription) => Span | null;

const starter = oneOfProcess<{ start: StartSpan }>('span starter', () => ({ start: () => null }));

/** Who watches the spans of this process; until then nobody does. */
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

/** What watches never makes fail what it watches. @returns undefined where it has failed itself */
export function unlessItFails<Result>(watch: () => Result): Result | undefined {
  try {
    return watch();
  } catch {
    return undefined;
  }
}
