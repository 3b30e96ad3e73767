import { createServices, type ServiceOptions } from './Services';
import type { App } from './http/App';
import { buildApp } from './http/buildApp';
import { PaymentCheckFailure } from './modules/payments/PaymentCheckFailure';
import { startSweep } from './modules/payments/sweep';

export interface CommerceOptions extends ServiceOptions {
  /** A pino level. */
  logLevel: string;
}

function describeFailure(error: unknown): object {
  if (!(error instanceof PaymentCheckFailure)) return { err: error };
  const { cause, part, paymentId } = error;
  return { err: cause, paymentId, part };
}

/**
 * The whole service, ready to `listen` or `inject`. Its background work (the feed of changes and the
 * sweep) runs from `ready` to `close`.
 * @throws Error when the catalogue is not sound.
 */
export async function buildCommerce(options: CommerceOptions): Promise<App> {
  let report: (error: unknown) => void = () => undefined;
  const onError = (error: unknown) => report(error);
  const { services, close, start } = createServices(options, onError);
  const app = await buildApp(services, options.logLevel);
  report = (error) => app.log.warn(describeFailure(error), 'background work');

  let stopSweep: (() => Promise<void>) | undefined;
  app.addHook('onReady', async () => {
    await start();
    // The first buyer does not wait for it.
    services.background.follow(services.cardKeys.get());
    stopSweep = startSweep(services, {
      onError,
      onAlarm: (alarm) => app.log.error({ alarm }, 'payment alarm'),
    });
  });
  app.addHook('onClose', async () => {
    await stopSweep?.();
    await close();
  });
  return app;
}
