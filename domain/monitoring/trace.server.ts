import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { agentTraceparent } from './agentTraceparent';

/** What every line about one call, or one piece of background work, carries. */
export interface Trace {
  /** Its trace id by W3C trace context: 32 hexadecimal digits. */
  readonly traceId: string;
  leadId?: string;
  /** The payment's own id, never the token that opens it. */
  paymentId?: string;
}

declare global {
  var traces: AsyncLocalStorage<Trace> | undefined;
  var traceParents: AsyncLocalStorage<string> | undefined;
}

/** One for the process: a server's bundles have a copy each of this module. */
const traces = (globalThis.traces ??= new AsyncLocalStorage<Trace>());

/** What the calls of a part of a trace go by, as `traceparent`. */
const parents = (globalThis.traceParents ??= new AsyncLocalStorage<string>());

/** Version 00, the only one there is; an id of nothing but zeros is none. */
const validTraceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

const createTraceId = () => randomBytes(16).toString('hex');

/**
 * A browser's `traceparent`: that of the RUM agent, which goes by the part of a page that calls, or the
 * one that each call of ours has.
 */
export function getBrowserTraceparent(headers: IncomingHttpHeaders): string | undefined {
  const { [agentTraceparent]: ofAgent, traceparent: ofCall } = headers;
  return [ofAgent, ofCall].find((value) => typeof value === 'string');
}

/** The trace id of a caller's `traceparent`; of one that is missing or malformed a new one. */
export function readTraceId(header: unknown): string {
  const [, traceId] = (typeof header === 'string' && validTraceparent.exec(header)) || [];
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

/** Works as that part of the trace. */
export const withParent = <Result>(traceparent: string, work: () => Result): Result =>
  parents.run(traceparent, work);

/**
 * The header `traceparent` of a call that this process makes: the same trace, and the part of it that
 * the call is made in, or one of its own.
 */
export function createTraceparent(): string {
  const parent = parents.getStore();
  if (parent !== undefined) return parent;
  const traceId = getTrace()?.traceId ?? createTraceId();
  return `00-${traceId}-${randomBytes(8).toString('hex')}-01`;
}
