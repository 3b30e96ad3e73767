import * as sentry from '@sentry/nextjs';
import { readMonitoring } from '@/config/monitoring.server';
import { paths } from '@/contract/paths';
import { startElastic, watchRequest } from '@/domain/monitoring/elastic.server';
import { oncePerMinute } from '@/domain/monitoring/oncePerMinute';
import { findRoutePattern } from '@/domain/monitoring/routePatterns.server';
import { startSentry } from '@/domain/monitoring/sentry.server';
import { getBrowserTraceparent } from '@/domain/monitoring/trace.server';
import { setWebRequestWatcher } from '@/domain/monitoring/webRequests.server';
import { logger } from '@/services/logger';
import { addLogReceiver, dispatchLog } from '@/services/logger/dispatchLog';
import { toReport } from '@/services/monitoring/toReport';

export function startServerReceivers(): void {
  const { elasticToken, elasticUrl, environment, rumUrl, sentryDsn } = readMonitoring(process.env);
  const shared = { environment, service: 'checkout-web' };
  if (sentryDsn !== undefined) {
    const { send } = startSentry(sentry, { ...shared, dsn: sentryDsn, onFailure: warn() });
    addLogReceiver({
      kind: 'errorReporting',
      receive: (report) => {
        send(toReport(report));
      },
    });
  }
  if (elasticUrl !== undefined) {
    const { send } = startElastic({
      ...shared,
      serverUrl: elasticUrl,
      secretToken: elasticToken,
      onFailure: warn(),
    });
    addLogReceiver({
      kind: 'monitoring',
      receive: (report) => {
        send(toReport(report));
      },
    });
    watchRequests(rumUrl !== undefined);
  }
  watchProcess();
}

const warn = () =>
  oncePerMinute((reason) => {
    logger.warning('A receiver of reports is away', { reason });
  });

/**
 * Logs uncaught errors at once. Next continues to serve after them, as web does before Next's first
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

function watchRequests(isPageWatched: boolean): void {
  setWebRequestWatcher((request, response) => {
    const pattern = findRoutePattern(request.url ?? '');
    // The files of a page say nothing about the product's performance, nor does the duration of a stream.
    if (pattern === null || pattern === paths.paymentEvents) return;
    const end = watchRequest({
      method: request.method ?? 'GET',
      traceparent: getBrowserTraceparent(request.headers),
      isOfPage: isPageWatched && !pattern.startsWith('/api/'),
    });
    // Fires also where the caller has left.
    response.once('close', () => {
      end(pattern, response.writableFinished ? response.statusCode : null);
    });
  });
}
