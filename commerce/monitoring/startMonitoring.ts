import * as sentry from '@sentry/node';
import { paths } from '@/contract/paths';
import type { Monitoring } from '@/config/monitoring.server';
import { startElastic, watchRequest } from '@/domain/monitoring/elastic.server';
import { withinFlushTimeout } from '@/domain/monitoring/endOnUncaught.server';
import { oncePerMinute } from '@/domain/monitoring/oncePerMinute';
import { startSentry } from '@/domain/monitoring/sentry.server';
import type { App } from '../http/App';
import type { CommerceProcess } from '../startFailure';
import { addReportReceiver, report } from './reports';

const flushMs = 2_000;

/**
 * Starts the monitoring that is configured; call it before the service listens.
 * @returns how to report an error that ends the process
 */
export function startMonitoring(
  app: App,
  service: CommerceProcess,
  { elasticToken, elasticUrl, environment, sentryDsn }: Monitoring,
): (error: unknown) => Promise<unknown> {
  const shared = { environment, service: `checkout-${service}` };
  const warn = () =>
    oncePerMinute((reason) => {
      app.log.warn({ reason }, 'a receiver of reports is away');
    });
  const flushes: ((milliseconds: number) => Promise<unknown>)[] = [];
  if (sentryDsn !== undefined) {
    const { flush, send } = startSentry(sentry, { ...shared, dsn: sentryDsn, onFailure: warn() });
    addReportReceiver({ kind: 'errorReporting', send });
    flushes.push(flush);
  }
  if (elasticUrl !== undefined) {
    const { flush, send } = startElastic({
      ...shared,
      serverUrl: elasticUrl,
      secretToken: elasticToken,
      onFailure: warn(),
    });
    addReportReceiver({ kind: 'monitoring', send });
    flushes.push(flush);
    watchRequests(app);
  }
  const flushAll = () => Promise.allSettled(flushes.map((flush) => flush(flushMs)));
  app.addHook('onClose', async () => {
    await withinFlushTimeout(flushAll());
  });
  return (error) => {
    report({ level: 'fatal', message: 'not caught, the process ends', error });
    return flushAll();
  };
}

/** Names each request's transaction by its route's pattern: addresses carry tokens and e-mails. */
function watchRequests(app: App): void {
  const ends = new WeakMap<object, ReturnType<typeof watchRequest>>();
  app.addHook('onRequest', (request, _reply, done) => {
    // How long a stream is open says nothing.
    if (request.routeOptions.url === paths.paymentEvents) {
      done();
      return;
    }
    const { traceparent } = request.headers;
    const isTraced = typeof traceparent === 'string';
    ends.set(
      request,
      watchRequest({
        method: request.method,
        traceparent: isTraced ? traceparent : undefined,
      }),
    );
    done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    ends.get(request)?.(request.routeOptions.url ?? 'unknown', statusCode);
    done();
  });
}
