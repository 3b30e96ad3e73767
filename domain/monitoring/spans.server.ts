import { withParent } from './trace.server';

/** A part of a trace's work that is done elsewhere. Nothing in it may be of a buyer. */
export interface SpanDescription {
  /** What is done there, such as `INSERT INTO leads`. */
  name: string;
  type: 'db' | 'external';
  /** Who does it, such as `postgresql`. */
  subtype: string;
}

export interface Span {
  /** For whoever does the work: it goes on with this part of the trace. */
  traceparent: string;
  end: (outcome: 'success' | 'failure') => void;
}

/** null: the work belongs to nothing that is watched. */
type StartSpan = (description: SpanDescription) => Span | null;

declare global {
  var startSpan: StartSpan | undefined;
}

/** Of the process, not of a module: a server's bundles have a copy each of this module. */
export function setSpanStarter(start: StartSpan): void {
  globalThis.startSpan = start;
}

/** Does work, and lets performance monitoring know how long it took and whether it failed. */
export async function withSpan<Result>(
  description: SpanDescription,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = globalThis.startSpan?.(description);
  if (!span) return work();
  try {
    const result = await withParent(span.traceparent, work);
    span.end('success');
    return result;
  } catch (error) {
    span.end('failure');
    throw error;
  }
}
