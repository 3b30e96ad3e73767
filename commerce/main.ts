import { buildCommerce } from './buildCommerce';
import { readEnvironment } from './environment';
import { createSandboxLoyaltyProgram } from './providers/sandbox/createSandboxLoyaltyProgram';
import { createSandboxProvider } from './providers/sandbox/createSandboxProvider';
import { createSandboxSmsSender } from './providers/sandbox/createSandboxSmsSender';
import { startFailure } from './startFailure';

const providerTimeoutMs = 10_000;

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const sandbox = {
    url: environment.SANDBOX_URL,
    apiKey: environment.SANDBOX_API_KEY,
    timeoutMs: providerTimeoutMs,
  };
  const app = await buildCommerce({
    databaseUrl: environment.DATABASE_URL,
    provider: createSandboxProvider({
      ...sandbox,
      webhookSecret: environment.SANDBOX_WEBHOOK_SECRET,
    }),
    sms: createSandboxSmsSender(sandbox),
    loyalty: createSandboxLoyaltyProgram(sandbox),
    webUrl: environment.WEB_URL,
    appEnvironment: environment.APP_ENV,
    logLevel: environment.LOG_LEVEL,
  });
  const { COMMERCE_HOST: host, COMMERCE_PORT: port } = environment;
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
