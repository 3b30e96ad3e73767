import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { getProcessSingleton } from '../processSingleton.server';
import { agentTraceparent } from './agentTraceparent';

export interface Trace {
  readonly traceId: string;
  leadId?: string;
  /** The payment's own id, never the token that opens it. */
  paymentId?: string;
}

const traces = getProcessSingleton('traces', () => new AsyncLocalStorage<Trace>());

interface Parent {
  traceparent: string;
  hasEnded: boolean;
}

const parents = getProcessSingleton('parents', () => new AsyncLocalStorage<Parent>());

const pages = getProcessSingleton('pages', () => new WeakMap<Trace, string>());

/** Version 00, the only one there is; an id of zeros alone is invalid. */
const validTraceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

const createTraceId = () => randomBytes(16).toString('hex');

const isTraceparent = (value: unknown): value is string =>
  typeof value === 'string' && validTraceparent.test(value);

/**
 * Returns a browser's `traceparent`: the RUM agent's, which stands for the part of a page that calls,
 * else the one on each of our own calls. Undefined where neither is well formed.
 */
export function getBrowserTraceparent(headers: IncomingHttpHeaders): string | undefined {
  const { [agentTraceparent]: ofAgent, traceparent: ofCall } = headers;
  return [ofAgent, ofCall].find(isTraceparent);
}

export function readTraceId(header: unknown): string {
  const found = typeof header === 'string' ? validTraceparent.exec(header) : null;
  const [, traceId] = found ?? [];
  return traceId ?? createTraceId();
}

export const continueTrace = <Result>(trace: Trace, work: () => Result): Result =>
  traces.run(trace, work);

export function withTrace<Result>(header: unknown, work: () => Result): Result {
  return continueTrace({ traceId: readTraceId(header) }, work);
}

export const joinTrace = <Result>(header: unknown, work: () => Result): Result =>
  traces.getStore() ? work() : withTrace(header, work);

export const getTrace = (): Readonly<Trace> | undefined => traces.getStore();

export function noteInTrace(about: Partial<Pick<Trace, 'leadId' | 'paymentId'>>): void {
  const trace = traces.getStore();
  if (trace) Object.assign(trace, about);
}

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

export function notePage(traceparent: string): void {
  const trace = traces.getStore();
  if (trace) pages.set(trace, traceparent);
}

export function getPageTraceparent(): string | undefined {
  const trace = traces.getStore();
  return trace && pages.get(trace);
}

export function createTraceparent(): string {
  const parent = parents.getStore();
  if (parent && !parent.hasEnded) return parent.traceparent;
  const traceId = getTrace()?.traceId ?? createTraceId();
  return `00-${traceId}-${randomBytes(8).toString('hex')}-01`;
}
