import type { Environment } from '../environment';
import type { ProcessSpec } from '../processes/ProcessSpec';
import type { RunService } from './nodeArguments';
import type { Secrets } from './secrets';

/** The embedded commerce service. A call to the provider may take 10 seconds; stopping waits for it. */
export function commerceSpec(
  environment: Environment,
  secrets: Secrets,
  databaseUrl: string,
  runService: RunService,
): ProcessSpec {
  const { commercePort, sandboxPort } = environment;
  return {
    name: 'commerce',
    command: process.execPath,
    args: runService('commerce/main.ts'),
    env: {
      COMMERCE_PORT: String(commercePort),
      COMMERCE_HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
      SANDBOX_API_KEY: secrets.sandboxApiKey,
      SANDBOX_WEBHOOK_SECRET: secrets.sandboxWebhookSecret,
      WEB_URL: environment.webUrl,
      APP_ENV: environment.appEnvironment,
      LOG_LEVEL: environment.logLevel,
    },
    readyUrl: `http://127.0.0.1:${commercePort}/readiness`,
    stopSeconds: 15,
  };
}
