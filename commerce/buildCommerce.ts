import { createServices, type ServiceOptions } from './Services';
import type { App } from './http/App';
import { buildApp } from './http/buildApp';
import { startSweep } from './modules/payments/sweep';

export interface CommerceOptions extends ServiceOptions {
  /** A pino level. */
  logLevel: string;
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
  report = (error) => app.log.warn({ err: error }, 'background work');

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
