import apm from 'elastic-apm-node';
import type { SendReport } from './Report';
import { getServerText, toReportedError } from './reportedError';

interface ElasticSettings {
  serverUrl: string;
  secretToken: string | undefined;
  environment: string;
  /** Which of the product's processes reports. */
  service: string;
  /** Told why the agent could not send. */
  onFailure: (reason: string) => void;
}

/**
 * Performance monitoring of a server. The agent changes no module and reads no request: transactions
 * are begun and named by the product (`watchRequest`), so nothing of a request but its pattern,
 * method and status can leave, and it does not matter what was imported before
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
  const tell = () => {
    onFailure('Elastic APM does not take what it is sent');
  };
  apm.start({
    serviceName: service,
    serverUrl,
    ...(secretToken !== undefined && { secretToken }),
    environment,
    instrument: false,
    // It would watch these even so.
    instrumentIncomingHTTPRequests: false,
    captureBody: 'off',
    captureHeaders: false,
    captureExceptions: false,
    captureErrorLogStackTraces: 'never',
    cloudProvider: 'none',
    // What is not sent yet is lost with the process: of web, which stops by itself, at most this much.
    apiRequestTime: '2s',
    sourceLinesErrorAppFrames: 0,
    sourceLinesErrorLibraryFrames: 0,
    // Its own messages name addresses and answers; one sentence a minute is enough.
    logger: { fatal: tell, error: tell, warn: tell, info: ignore, debug: ignore, trace: ignore },
  });
  // How the process was started is nobody's affair: secrets may stand there.
  apm.addMetadataFilter((metadata) => ({
    ...metadata,
    process: { pid: process.pid, title: service },
    system: {},
  }));
  // Whatever else the agent might see of a request, its address may carry a buyer's e-mail.
  apm.addTransactionFilter((transaction) => !isOfAgent(transaction) && transaction);
  return { send, flush: () => apm.flush() };
}

/** Transactions of ours say nothing of a request; the agent's own do. */
const isOfAgent = (transaction: { context?: { request?: unknown } }) =>
  transaction.context?.request !== undefined;

/** Errors are events of their own; information is a transaction that took no time. */
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
    handled: level !== 'fatal',
    labels: { level, ...(group && { call: group.join(' ') }) },
  });
};

interface WatchedRequest {
  method: string;
  /** Of the caller, who may be part of a trace (W3C trace context). */
  traceparent: string | undefined;
}

/**
 * Begins a request's transaction.
 * @returns how to end it, with the pattern of its address and its status
 */
export function watchRequest({
  method,
  traceparent,
}: WatchedRequest): (pattern: string, status: number) => void {
  const transaction = apm.startTransaction(
    `${method} unknown`,
    'request',
    traceparent === undefined ? {} : { childOf: traceparent },
  );
  return (pattern, status) => {
    transaction.name = `${method} ${pattern}`;
    transaction.setOutcome(status >= 500 ? 'failure' : 'success');
    transaction.end(`HTTP ${String(Math.floor(status / 100))}xx`);
  };
}
