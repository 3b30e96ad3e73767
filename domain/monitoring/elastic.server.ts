import { omit } from 'es-toolkit';
import apm, { type Transaction } from 'elastic-apm-node';
import { version } from '../version.server';
import { getProcessSingleton } from '../processSingleton.server';
import { setWorkWatcher } from './backgroundWork.server';
import type { SendReport } from './Report';
import { getServerText, toReportedError } from './reportedError';
import { type Outcome, type Span, type SpanDescription, setSpanStarter } from './spans.server';
import { createTraceparent, getTrace, notePage, readTraceId, type Trace } from './trace.server';

interface ElasticSettings {
  serverUrl: string;
  secretToken: string | undefined;
  environment: string;
  service: string;
  onFailure: (reason: string) => void;
}

/**
 * Starts performance monitoring of a server. The agent patches no module and reads no request: the
 * product itself begins and names transactions (`watchRequest`), so only the pattern, method and
 * status of a request can leave, and the order of imports does not matter
 * (docs/decisions/036-what-watches-the-product.md).
 */
export function startElastic({
  environment,
  onFailure,
  secretToken,
  serverUrl,
  service,
}: ElasticSettings): { send: SendReport; flush: () => Promise<void> } {
  const ignore = () => undefined;
  const report = () => {
    onFailure('Elastic APM does not take what it is sent');
  };
  apm.start({
    serviceName: service,
    serviceVersion: version,
    serverUrl,
    ...(secretToken !== undefined && { secretToken }),
    environment,
    instrument: false,
    // The agent would watch incoming requests even so.
    instrumentIncomingHTTPRequests: false,
    captureBody: 'off',
    captureHeaders: false,
    captureExceptions: false,
    captureErrorLogStackTraces: 'never',
    cloudProvider: 'none',
    // Unsent data is lost with the process. Web, which stops without a flush, loses at most this much.
    apiRequestTime: '2s',
    sourceLinesErrorAppFrames: 0,
    sourceLinesErrorLibraryFrames: 0,
    // The agent's own messages contain addresses and answers; one sentence a minute is enough.
    logger: {
      fatal: report,
      error: report,
      warn: report,
      info: ignore,
      debug: ignore,
      trace: ignore,
    },
  });
  // Hides how the process was started: its arguments may hold secrets.
  apm.addMetadataFilter((metadata) => ({
    ...metadata,
    process: { pid: process.pid, title: service },
    system: {},
  }));
  setSpanStarter(startSpan);
  setWorkWatcher(watchWork);
  // Drops transactions for which the agent recorded a request: its address may carry a buyer's e-mail.
  apm.addTransactionFilter((transaction) => !isOfAgent(transaction) && toRoot(transaction));
  return { send, flush: () => apm.flush() };
}

const isOfAgent = (transaction: SentTransaction) => transaction.context?.request !== undefined;

interface SentTransaction {
  parent_id?: unknown;
  context?: { request?: unknown; tags?: Record<string, unknown> };
}

const markRoot = (transaction: Transaction) => void transaction.setLabel('root', true);

/**
 * Removes the parent from a transaction that began its trace. It was given one because the agent takes
 * the id of a trace, which the log's lines share, only from a parent.
 */
function toRoot(transaction: SentTransaction): SentTransaction {
  const { context, ...sent } = transaction;
  if (context?.tags?.root !== 'true') return transaction;
  return {
    ...omit(sent, ['parent_id']),
    context: { ...context, tags: omit(context.tags, ['root']) },
  };
}

const send: SendReport = ({ error, group, level, message }) => {
  if (level === 'info' || level === 'debug') {
    const entry = apm.startTransaction(message, 'log', { startTime: Date.now() - 1 });
    entry.setLabel('level', level);
    entry.end();
    return;
  }
  const reported = error === undefined ? message : toReportedError(error, message, getServerText);
  apm.captureError(reported, {
    message,
    captureAttributes: false,
    parent: getTransaction() ?? null,
    handled: level !== 'fatal',
    labels: { level, ...(group && { call: group.join(' ') }) },
  });
};

/** Kept by our own trace: the agent's context is lost where a body is parsed. */
const transactions = getProcessSingleton('transactions', () => new WeakMap<Trace, Transaction>());

function getTransaction(): Transaction | undefined {
  const trace = getTrace();
  return trace && transactions.get(trace);
}

function startSpan(describe: () => SpanDescription): Span | null {
  const transaction = getTransaction();
  if (!transaction) return null;
  const { name, subtype, type } = describe();
  // Parallel calls are children of the request, not of each other.
  const span = transaction.startSpan(name, type, subtype, {
    childOf: transaction,
    exitSpan: true,
  });
  if (!span) return null;
  return {
    traceparent: span.traceparent,
    end: (outcome) => {
      span.setOutcome(outcome);
      span.end();
    },
  };
}

function startTransaction(name: string, type: string, childOf: string): Transaction {
  const transaction = apm.startTransaction(name, type, { childOf });
  const trace = getTrace();
  if (trace) transactions.set(trace, transaction);
  return transaction;
}

/** Begins the transaction of background work. @returns ends it, with its outcome */
function watchWork(name: string): (outcome: Outcome) => void {
  const transaction = startTransaction(name, 'background', createTraceparent());
  markRoot(transaction);
  return (outcome) => {
    transaction.setOutcome(outcome);
    transaction.end(outcome);
  };
}

interface WatchedRequest {
  method: string;
  traceparent: string | undefined;
  isOfPage?: boolean;
}

/**
 * Begins the transaction of a request, within its trace.
 * @returns ends it, with the pattern of its address and its status; null: the caller has left
 */
export function watchRequest({
  isOfPage = false,
  method,
  traceparent,
}: WatchedRequest): (pattern: string, status: number | null) => void {
  const trace = getTrace();
  const isOfTrace = traceparent !== undefined && readTraceId(traceparent) === trace?.traceId;
  const caller = isOfTrace ? traceparent : createTraceparent();
  if (!isOfTrace && isOfPage) notePage(caller);
  const transaction = startTransaction(`${method} unknown`, 'request', caller);
  if (!isOfTrace && !isOfPage) markRoot(transaction);
  return (pattern, status) => {
    transaction.name = `${method} ${pattern}`;
    if (status === null) {
      transaction.setOutcome('unknown');
      transaction.end('left');
      return;
    }
    transaction.setOutcome(status >= 500 ? 'failure' : 'success');
    transaction.end(`HTTP ${String(Math.floor(status / 100))}xx`);
  };
}
