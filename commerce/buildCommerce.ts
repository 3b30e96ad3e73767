import type { ReadMetrics } from '@/domain/monitoring/metrics.server';
import type { LimitName } from '@/domain/limits';
import { createServices, type ServiceOptions } from './createServices';
import type { App } from './http/App';
import { buildApp, type HttpOptions } from './http/buildApp';
import type { Role } from './http/registerModules';
import { startResending } from './modules/access/resendAccess';
import { startDelivery } from './modules/events/deliverEvents';
import { startSendingMails } from './modules/mails/sendMails';
import { startScheduledCharges } from './modules/agreements/chargeAgreements';
import { isChargeAgreed } from './modules/agreements/completeAgreement';
import { createScheduledOrder } from './modules/checkout/scheduledOrder';
import { startSweep, type SweepReports } from './modules/payments/sweep';
import { startPrivacyWork } from './modules/privacy/purge';
import { startEndingSubscriptions } from './modules/subscriptions/endSubscriptions';
import { createBackgroundFailureReport } from './monitoring/backgroundFailures';
import { metrics } from './monitoring/metrics';
import { report } from './monitoring/reports';
import { createStateMetrics } from './monitoring/stateMetrics';
import { reportOtherProviders } from './otherProviders';
import type { Services } from './Services';

declare module 'fastify' {
  interface FastifyInstance {
    metricReaders: readonly ReadMetrics[];
  }
}

export interface CommerceOptions extends ServiceOptions, HttpOptions {}

const everyRole: readonly Role[] = ['api', 'worker'];

/**
 * Builds the service, ready to `listen` or `inject`. Its background work runs from `ready` to
 * `close`.
 * @throws Error when the catalogue is not sound.
 */
export async function buildCommerce(options: CommerceOptions): Promise<App> {
  let reportFailure: (error: unknown) => void = () => undefined;
  const onError = (error: unknown) => {
    reportFailure(error);
  };
  let reportLimit: (name: LimitName) => void = () => undefined;
  const { services, close, readPool, start } = createServices(options, onError, (name) => {
    reportLimit(name);
  });
  const roles = options.roles ?? everyRole;
  const app = await buildApp(services, { ...options, roles });
  app.decorate('metricReaders', [() => metrics.metrics(), createStateMetrics(services, readPool)]);
  reportFailure = createBackgroundFailureReport(app.log);
  reportLimit = (limit) => {
    app.log.error({ limit }, 'limit reached');
    report({ level: 'error', message: `limit reached: ${limit}`, error: undefined });
  };

  const stopWork: (() => Promise<void>)[] = [];
  app.addHook('onReady', async () => {
    await start();
    // Loads the key now, so that the first buyer does not wait for it.
    services.background.follow(services.cardKeys.get());
    if (roles.includes('worker'))
      for (const stop of startWork(services, app.log, onError)) stopWork.push(stop);
  });
  app.addHook('onClose', async () => {
    await Promise.all(stopWork.map((stop) => stop()));
    await close();
  });
  return app;
}

/** Starts the background jobs one by one. @returns a function for each that stops it */
function* startWork(
  services: Services,
  log: App['log'],
  onError: (error: unknown) => void,
): Generator<() => Promise<void>> {
  const onAlarm: SweepReports['onAlarm'] = (alarm) => {
    log.error({ alarm }, 'payment alarm');
    report({ level: 'error', message: `payment alarm: ${alarm.kind}`, error: undefined });
  };
  services.background.follow(reportOtherProviders(services, onAlarm));
  yield startSweep(services, { onAlarm, onError });
  yield startScheduledCharges(services, { createOrder: createScheduledOrder, onError });
  yield startEndingSubscriptions(services, { isChargeAgreed, onError });
  yield startResending(services, onError);
  yield startPrivacyWork(services, onError);
  yield startDelivery(services, {
    onError,
    onFailing: (ill) => {
      log.warn(ill, 'events are not delivered');
    },
  });
  if (!services.mailer) return;
  yield startSendingMails(services, services.mailer, {
    onError,
    onFailing: (reason) => {
      log.warn({ reason }, 'mails are not sent');
    },
  });
}
