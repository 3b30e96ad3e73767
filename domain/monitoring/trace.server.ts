import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { oneOfProcess } from '../oneOfProcess.server';
import { agentTraceparent } from './agentTraceparent';

/** What every line about one call, or one piece of background work, carries. */
export interface Trace {
  /** Its trace id by W3C trace context: 32 hexadecimal digits. */
  readonly traceId: string;
  leadId?: string;
  /** The payment's own id, never the token that opens it. */
  paymentId?: string;
}

const traces = oneOfProcess('traces', () => new AsyncLocalStorage<Trace>());

interface Parent {
  /** What the calls of a part of a trace go by. */
  traceparent: string;
  /** What goes on after its end is no part of it. */
  hasEnded: boolean;
}

const parents = oneOfProcess('parents', () => new AsyncLocalStorage<Parent>());

/** The `traceparent` of who has begun a trace, where that is a page as it loads. */
const pages = oneOfProcess('pages', () => new WeakMap<Trace, string>());

/** Version 00, the only one there is; an id of nothing but zeros is none. */
const validTraceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

const createTraceId = () => randomBytes(16).toString('hex');

const isTraceparent = (value: unknown): value is string =>
  typeof value === 'string' && validTraceparent.test(value);

/**
 * A browser's `traceparent`: that of the RUM agent, which goes by the part of a page that calls, or the
 * one that each call of ours has; undefined where neither is well formed.
 */
export function getBrowserTraceparent(headers: IncomingHttpHeaders): string | undefined {
  const { [agentTraceparent]: ofAgent, traceparent: ofCall } = headers;
  return [ofAgent, ofCall].find(isTraceparent);
}

/** The trace id of a caller's `traceparent`; of one that is missing or malformed a new one. */
export function readTraceId(header: unknown): string {
  const found = typeof header === 'string' ? validTraceparent.exec(header) : null;
  const [, traceId] = found ?? [];
  return traceId ?? createTraceId();
}

/** Works within a trace that has begun. */
export const continueTrace = <Result>(trace: Trace, work: () => Result): Result =>
  traces.run(trace, work);

/** Works within the caller's trace, or within one of its own. */
export function withTrace<Result>(header: unknown, work: () => Result): Result {
  return continueTrace({ traceId: readTraceId(header) }, work);
}

/** Works within the trace that has begun, or else within the caller's. */
export const joinTrace = <Result>(header: unknown, work: () => Result): Result =>
  traces.getStore() ? work() : withTrace(header, work);

/** The trace that this is done for; undefined outside every one. */
export const getTrace = (): Readonly<Trace> | undefined => traces.getStore();

/** Says whom the rest of the trace is about. */
export function noteInTrace(about: Partial<Pick<Trace, 'leadId' | 'paymentId'>>): void {
  const trace = traces.getStore();
  if (trace) Object.assign(trace, about);
}

/** Works as that part of the trace, until the end of what is waited for. */
export async function withParent<Result>(
  traceparent: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const parent = { traceparent, hasEnded: false };
  try {
    return await parents.run(parent, work);
  } finally {
    parent.hasEnded = true;
  }
}

/** Says what a page's load goes by, whose document this trace is about. */
export function notePage(traceparent: string): void {
  const trace = traces.getStore();
  if (trace) pages.set(trace, traceparent);
}

/** What the load of the page goes by whose document this is done for. */
export function getPageTraceparent(): string | undefined {
  const trace = traces.getStore();
  return trace && pages.get(trace);
}

/**
 * The header `traceparent` of a call that this process makes: the same trace, and the part of it that
 * the call is made in, or one of its own.
 */
export function createTraceparent(): string {
  const parent = parents.getStore();
  if (parent && !parent.hasEnded) return parent.traceparent;
  const traceId = getTrace()?.traceId ?? createTraceId();
  return `00-${traceId}-${randomBytes(8).toString('hex')}-01`;
}
