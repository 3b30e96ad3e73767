import { cleanEnv, host, makeValidator, port, str, url } from 'envalid';
import { EnvironmentError } from './errors/EnvironmentError';

const databaseUrl = makeValidator<string>((value) => {
  if (!/^postgres(ql)?:\/\//.test(value))
    throw new Error('must start with postgres:// or postgresql://');
  return value;
});

const secret = makeValidator<string>((value) => {
  if (value === '') throw new Error('must not be empty');
  return value;
});

/** As Standard Webhooks writes secrets: base64, with or without its prefix. */
const webhookSecret = makeValidator<string>((value) => {
  if (!/^(whsec_)?[A-Za-z0-9+/]+={0,2}$/.test(value)) throw new Error('must be base64');
  return value;
});

const specifications = {
  COMMERCE_PORT: port({ default: 4000 }),
  COMMERCE_HOST: host({ default: '127.0.0.1' }),
  DATABASE_URL: databaseUrl(),
  SANDBOX_URL: url({ default: 'http://127.0.0.1:4100' }),
  SANDBOX_API_KEY: secret(),
  SANDBOX_WEBHOOK_SECRET: webhookSecret(),
  WEB_URL: url({ default: 'http://localhost:3000' }),
  APP_ENV: str({ choices: ['test', 'homolog', 'production'], default: 'test' }),
  LOG_LEVEL: str({
    choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    default: 'warn',
  }),
};

/**
 * The service's settings, read once at start.
 * @throws EnvironmentError with one sentence that names every variable that is missing or wrong.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv) {
  return cleanEnv(variables, specifications, {
    reporter: ({ errors }) => {
      const names = Object.entries(errors).map(([name, error]) =>
        error?.name === 'EnvMissingError' ? `${name} is missing` : `${name} has a wrong value`,
      );
      if (names.length > 0)
        throw new EnvironmentError(`Commerce cannot start: ${names.join(', ')}.`);
    },
  });
}

export type Environment = ReturnType<typeof readEnvironment>;
