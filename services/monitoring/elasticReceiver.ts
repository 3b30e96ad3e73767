import { type AgentConfigOptions, init, type ApmBase } from '@elastic/apm-rum';
import { agentTraceparent } from '@/domain/monitoring/agentTraceparent';
import { cleanTexts } from '@/domain/monitoring/cleanText';
import { getBrowserText, toReportedError } from '@/domain/monitoring/reportedError';
import type { LogReceiver, LogReport } from '../logger/LogReceiver';
import { getPrivateTexts } from './privateTexts';
import { type BrowserSettings, traceparentMeta } from './Watched';
import { watchRouteChanges } from './watchRoutes';

declare module '@elastic/apm-rum' {
  interface AgentConfigOptions {
    session?: boolean;
    distributedTracingHeaderName?: string;
  }
}

/**
 * Performance monitoring of a page: its load, its calls, its log. What the buyer presses and types is
 * not watched. The agent's other limits are fixed, and no setting changes them (docs/behaviour.md 9):
 * a transaction may be reused for 5 s, one above 60 s is dropped, a request may take 10 s, the fetch
 * of its configuration 5 s.
 * @param serverUrl the APM server as browsers reach it
 */
export function createElasticReceiver(
  serverUrl: string,
  { environment, route, version }: BrowserSettings,
): LogReceiver {
  const agent = init({
    serverUrl,
    serviceName: 'checkout-browser',
    serviceVersion: version,
    environment,
    pageLoadTransactionName: route,
    ...readPageLoad(),
    disableInstrumentations: ['error', 'eventtarget', 'click', 'history'],
    centralConfig: true,
    session: true,
    distributedTracingHeaderName: agentTraceparent,
    eventsLimit: 80,
    flushInterval: 500,
    // Keeps warnings about an unreachable receiver out of the page's console.
    logLevel: 'error',
  });
  watchRouteChanges(agent);
  agent.addFilter((payload) => {
    const privateTexts = getPrivateTexts();
    return {
      ...payload,
      transactions: payload.transactions.map((each) => cleanRecord(each, privateTexts)),
      errors: payload.errors.map((each) => cleanRecord(each, privateTexts)),
    };
  });
  return {
    kind: 'monitoring',
    receive: (report) => {
      send(agent, report);
    },
  };
}

function readPageLoad(): AgentConfigOptions {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${traceparentMeta}"]`);
  const [, traceId, spanId] = meta?.content.split('-') ?? [];
  if (traceId === undefined || spanId === undefined) return {};
  return { pageLoadTraceId: traceId, pageLoadSpanId: spanId, pageLoadSampled: true };
}

function cleanRecord<Value extends object>(record: Value, privateTexts: readonly string[]): Value {
  return Object.assign(record, cleanTexts(record, privateTexts));
}

function send(agent: ApmBase, { fields, group, level, message }: LogReport): void {
  if (level === 'info' || level === 'debug') {
    const startTime = performance.now() - 1;
    const entry = agent.startTransaction(message, 'log', { startTime });
    entry?.addLabels({ level });
    entry?.end();
    return;
  }
  const { error } = fields;
  agent.captureError(
    error === undefined ? message : toReportedError(error, message, getBrowserText),
    { labels: { level, entry: message, ...(group && { call: group.join(' ') }) } },
  );
}
