import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { keepInFile } from '../dataFolder/keptFile';
import type { Environment } from '../environment';

/** What commerce and the sandbox know each other by. */
export interface Secrets {
  sandboxApiKey: string;
  /** base64, as Standard Webhooks wants it. */
  sandboxWebhookSecret: string;
}

/** The operator's secrets, or such as were made at the first start and kept in the data folder. */
export function readSecrets(environment: Environment): Secrets {
  const kept = (name: string, encoding: 'hex' | 'base64') =>
    keepInFile(path.join(environment.dataDir, name), () => randomBytes(32).toString(encoding));
  return {
    sandboxApiKey: environment.sandboxApiKey ?? kept('sandbox.api-key', 'hex'),
    sandboxWebhookSecret:
      environment.sandboxWebhookSecret ?? kept('sandbox.webhook-secret', 'base64'),
  };
}
