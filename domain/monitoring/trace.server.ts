import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

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
}

/** One for the process: a server's bundles have a copy each of this module. */
const traces = (globalThis.traces ??= new AsyncLocalStorage<Trace>());

/** Version 00, the only one there is; an id of nothing but zeros is none. */
const traceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

const createTraceId = () => randomBytes(16).toString('hex');

/** The trace id of a caller's `traceparent`; of one that is missing or malformed a new one. */
export function readTraceId(header: unknown): string {
  const [, traceId] = (typeof header === 'string' && traceparent.exec(header)) || [];
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

/** The header `traceparent` of a call that this process makes: the same trace, a part of its own. */
export function createTraceparent(): string {
  const traceId = getTrace()?.traceId ?? createTraceId();
  return `00-${traceId}-${randomBytes(8).toString('hex')}-01`;
}
