import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import * as sentry from '@sentry/nextjs';
import { readMonitoring } from '@/domain/environment.server';
import { startElastic, watchRequest } from '@/domain/monitoring/elastic.server';
import { oncePerMinute } from '@/domain/monitoring/oncePerMinute';
import { findRoutePattern } from '@/domain/monitoring/routePatterns.server';
import { startSentry } from '@/domain/monitoring/sentry.server';
import { logger } from '../logger';
import { addLogReceiver, dispatchLog } from '../logger/dispatchLog';
import { toReport } from './toReport';

/** Starts what watches web's server, as far as it is configured. */
export function startServerReceivers(): void {
  const { elasticToken, elasticUrl, environment, sentryDsn } = readMonitoring(process.env);
  const shared = { environment, service: 'checkout-web' };
  if (sentryDsn !== undefined) {
    const { send } = startSentry(sentry, { ...shared, dsn: sentryDsn, onFailure: warn() });
    addLogReceiver({ kind: 'errorReporting', receive: (report) => send(toReport(report)) });
  }
  if (elasticUrl !== undefined) {
    const { send } = startElastic({
      ...shared,
      serverUrl: elasticUrl,
      secretToken: elasticToken,
      onFailure: warn(),
    });
    addLogReceiver({ kind: 'monitoring', receive: (report) => send(toReport(report)) });
    watchRequests();
  }
  watchProcess();
}

const warn = () =>
  oncePerMinute((reason) => {
    logger.warning('A receiver of reports is away', { reason });
  });

/**
 * What nothing has caught, at once. Next goes on serving after it, as web does before Next's first
 * page (web/main.ts).
 */
function watchProcess(): void {
  process.on('uncaughtExceptionMonitor', (error, origin) => {
    dispatchLog('fatal', 'An error was not caught', { error, origin });
  });
  process.on('unhandledRejection', (error) => {
    dispatchLog('fatal', 'A promise was not caught', { error });
  });
}

/** Transactions by what Node itself tells of its servers: nothing of Next is changed. */
function watchRequests(): void {
  const ends = new WeakMap<IncomingMessage, (status: number) => void>();
  subscribe('http.server.request.start', (message) => {
    const request = getRequest(message);
    const pattern = findRoutePattern(request?.url ?? '');
    // Files that a page is made of say nothing about how the product does.
    if (!request || pattern === null) return;
    const { traceparent } = request.headers;
    const end = watchRequest({
      method: request.method ?? 'GET',
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    });
    ends.set(request, (status) => end(pattern, status));
  });
  subscribe('http.server.response.finish', (message) => {
    const request = getRequest(message);
    const end = request && ends.get(request);
    const response = getMember(message, 'response');
    if (!end || !(response instanceof ServerResponse)) return;
    end(response.statusCode);
  });
}

const getMember = (message: unknown, name: string): unknown =>
  typeof message === 'object' && message !== null ? Reflect.get(message, name) : undefined;

function getRequest(message: unknown): IncomingMessage | null {
  const request = getMember(message, 'request');
  return request instanceof IncomingMessage ? request : null;
}
