import { join } from 'node:path';
import { cleanEnv, makeValidator, port, str, url } from 'envalid';

export interface SandboxEnvironment {
  port: number;
  host: string;
  dataDirectory: string;
  webhookUrl: string;
  webhookSecret: string;
  apiKey: string;
  publicUrl: string;
  logLevel: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const smallestSecret = 16;

const expectations: Readonly<Record<string, string>> = {
  SANDBOX_PORT: 'a port number',
  DATA_DIR: 'a folder',
  SANDBOX_WEBHOOK_URL: 'a URL',
  SANDBOX_WEBHOOK_SECRET: `base64 of at least ${smallestSecret} random bytes`,
  SANDBOX_API_KEY: 'at least 8 characters without spaces',
  SANDBOX_PUBLIC_URL: 'a URL',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
};

const secret = makeValidator((value: string) => {
  const base64 = value.replace(/^whsec_/, '');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.toString('base64') !== base64 || bytes.length < smallestSecret) {
    throw new TypeError();
  }
  return value;
});

const key = makeValidator((value: string) => {
  if (!/^[!-~]{8,}$/.test(value)) throw new TypeError();
  return value;
});

/**
 * The sandbox's settings from environment variables.
 * @throws Error with one sentence that names every wrong variable and never shows its value
 */
export function readEnvironment(
  source: Readonly<Record<string, string | undefined>>,
): SandboxEnvironment {
  const values = cleanEnv(
    source,
    {
      SANDBOX_PORT: port({ default: 4100 }),
      DATA_DIR: str({ default: '.data' }),
      SANDBOX_WEBHOOK_URL: url({ default: 'http://127.0.0.1:4000/api/v1/webhooks/sandbox' }),
      SANDBOX_WEBHOOK_SECRET: secret(),
      SANDBOX_API_KEY: key(),
      SANDBOX_PUBLIC_URL: url({ default: undefined }),
      LOG_LEVEL: str({ default: 'warn', choices: logLevels }),
    },
    { reporter: ({ errors }) => refuse(errors) },
  );
  return {
    port: values.SANDBOX_PORT,
    host: '127.0.0.1',
    dataDirectory: join(values.DATA_DIR, 'sandbox'),
    webhookUrl: values.SANDBOX_WEBHOOK_URL,
    webhookSecret: values.SANDBOX_WEBHOOK_SECRET,
    apiKey: values.SANDBOX_API_KEY,
    publicUrl: (values.SANDBOX_PUBLIC_URL ?? `http://localhost:${values.SANDBOX_PORT}`).replace(
      /\/+$/,
      '',
    ),
    logLevel: values.LOG_LEVEL,
  };
}

function refuse(errors: Record<string, unknown>): void {
  const wrong = Object.keys(errors).map((name) => `${name} must be ${expectations[name]}`);
  if (wrong.length > 0) throw new Error(`Check the environment: ${wrong.join('; ')}.`);
}
