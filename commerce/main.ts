import { readCommerceEnvironment } from '@/domain/environment.server';
import { buildCommerce } from './buildCommerce';
import { findUnsellable } from './modules/catalogue/checkForProduction';
import { registry } from './modules/catalogue/registry';
import { createPaymentProvider } from './providers/registry';
import { createSandboxConnection } from './providers/sandbox/createSandboxConnection';
import { createSandboxLoyaltyProgram } from './providers/sandbox/createSandboxLoyaltyProgram';
import { createSandboxSmsSender } from './providers/sandbox/createSandboxSmsSender';
import { startFailure } from './startFailure';

/** A payment takes more than one call, and is answered within ten seconds. */
const providerTimeoutMs = 5_000;

async function start(): Promise<void> {
  const environment = readCommerceEnvironment(process.env);
  const unsellable = environment.appEnvironment === 'production' ? findUnsellable(registry) : null;
  if (unsellable !== null) throw new Error(unsellable);
  const sandbox = createSandboxConnection(environment, providerTimeoutMs);
  const app = await buildCommerce({
    databaseUrl: environment.databaseUrl,
    provider: createPaymentProvider(environment, providerTimeoutMs),
    sms: createSandboxSmsSender(sandbox),
    loyalty: createSandboxLoyaltyProgram(sandbox),
    webUrl: environment.webUrl,
    appEnvironment: environment.appEnvironment,
    logLevel: environment.logLevel,
  });
  const { host, port } = environment;
  await app.listen({ host, port });
  process.stdout.write(`Commerce listens on http://${host}:${port}\n`);

  const stop = () => {
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

start().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
