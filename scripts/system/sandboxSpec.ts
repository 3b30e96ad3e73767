import type { Environment } from '../environment';
import type { ProcessSpec } from '../processes/ProcessSpec';
import type { RunService } from './nodeArguments';
import type { Secrets } from './secrets';

/** The embedded payment provider. */
export function sandboxSpec(
  environment: Environment,
  secrets: Secrets,
  runService: RunService,
): ProcessSpec {
  const { sandboxPort, commercePort } = environment;
  return {
    name: 'sandbox',
    command: process.execPath,
    args: runService('sandbox/main.ts'),
    env: {
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: environment.dataDir,
      SANDBOX_API_KEY: secrets.sandboxApiKey,
      SANDBOX_WEBHOOK_SECRET: secrets.sandboxWebhookSecret,
      SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${commercePort}/api/v1/webhooks/sandbox`,
      SANDBOX_PUBLIC_URL: `http://localhost:${sandboxPort}`,
      LOG_LEVEL: environment.logLevel,
    },
    readyUrl: `http://127.0.0.1:${sandboxPort}/readiness`,
    stopSeconds: 10,
  };
}
