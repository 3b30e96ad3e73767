import path from 'node:path';
import { cleanEnv, makeValidator, str } from 'envalid';
import { StartProblem } from './StartProblem';
import { projectRoot } from './projectRoot';

const portNumber = makeValidator((input) => {
  const port = Number(input);
  if (!/^[0-9]+$/.test(input) || port < 1 || port > 65535) throw new Error('not a port');
  return port;
});

const onOff = makeValidator((input) => {
  if (input !== 'true' && input !== 'false') throw new Error('neither true nor false');
  return input === 'true';
});

function address(protocols: readonly string[]) {
  return makeValidator((input) => {
    const isRight = URL.canParse(input) && protocols.includes(new URL(input).protocol);
    if (!isRight) throw new Error('not such an address');
    return input;
  });
}

const port = 'a port number from 1 to 65535';
const web = address(['http:', 'https:']);
const postgres = address(['postgres:', 'postgresql:']);
const secret = makeValidator((input) => {
  if (input.length < 16) throw new Error('too short');
  return input;
});
const webhookSecret = makeValidator((input) => {
  if (!/^(whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/.test(input)) throw new Error('not a key');
  return input;
});

/** Every variable the product reads at start; .env.example lists the same ones. */
const specs = {
  APP_ENV: str({
    choices: ['test', 'homolog', 'production'] as const,
    default: 'test',
    desc: 'one of test, homolog and production',
  }),
  PORT: portNumber({ default: 3000, desc: port }),
  COMMERCE_PORT: portNumber({ default: 4000, desc: port }),
  SANDBOX_PORT: portNumber({ default: 4100, desc: port }),
  POSTGRES_PORT: portNumber({ default: undefined, desc: port }),
  DATA_DIR: str({ default: '.data', desc: 'a folder' }),
  DATABASE_URL: postgres({ default: undefined, desc: 'an address that begins with postgresql://' }),
  API_URL: web({ default: undefined, desc: 'an address that begins with http:// or https://' }),
  HOMOLOG_API_URL: web({
    default: undefined,
    desc: 'an address that begins with http:// or https://',
  }),
  WEB_URL: web({ default: undefined, desc: 'an address that begins with http:// or https://' }),
  LOG_LEVEL: str({
    choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const,
    default: 'warn',
    desc: 'one of fatal, error, warn, info, debug, trace and silent',
  }),
  SANDBOX_API_KEY: secret({ default: undefined, desc: 'a secret of 16 characters or more' }),
  SANDBOX_WEBHOOK_SECRET: webhookSecret({
    default: undefined,
    desc: 'a key of 24 bytes or more in base64, with whsec_ before it or not',
  }),
  ALLOW_SANDBOX: onOff({ default: false, desc: 'true or false' }),
  ALLOW_EMBEDDED_DATABASE: onOff({ default: false, desc: 'true or false' }),
};

/** The names of our variables. A child process gets only those it is given by name. */
export const variableNames: readonly string[] = Object.keys(specs);

function descriptionOf(name: string): string {
  return Object.entries(specs).find(([known]) => known === name)?.[1].desc ?? 'right';
}

function validate(given: Record<string, string>) {
  return cleanEnv(given, specs, {
    reporter: ({ errors }) => {
      const sentences = Object.keys(errors).map(
        // The value is left out: it may be a secret.
        (name) => `${name} must be ${descriptionOf(name)}.`,
      );
      if (sentences.length > 0) throw new StartProblem(sentences.join('\n'));
    },
  });
}

type Validated = ReturnType<typeof validate>;

function checkPortsDiffer(values: Validated): void {
  const names = ['PORT', 'COMMERCE_PORT', 'SANDBOX_PORT', 'POSTGRES_PORT'] as const;
  const seen = new Map<number, string>();
  for (const name of names) {
    const value = values[name];
    if (value === undefined) continue;
    const other = seen.get(value);
    if (other !== undefined)
      throw new StartProblem(
        `${other} and ${name} are both ${value}; give each a port of its own.`,
      );
    seen.set(value, name);
  }
}

/** Production takes real money and keeps real data: what stands in for them is refused by default. */
function checkProduction(values: Validated): void {
  if (values.APP_ENV !== 'production' || values.API_URL !== undefined) return;
  if (!values.ALLOW_SANDBOX)
    throw new StartProblem(
      'APP_ENV=production does not start on the payment sandbox; set API_URL to the service that takes payments, or ALLOW_SANDBOX=true to go on without real money.',
    );
  if (values.DATABASE_URL === undefined && !values.ALLOW_EMBEDDED_DATABASE)
    throw new StartProblem(
      'APP_ENV=production does not start on the embedded database; set DATABASE_URL to a PostgreSQL server, or ALLOW_EMBEDDED_DATABASE=true to go on with it.',
    );
}

/**
 * The environment, checked as a whole. A variable that is empty counts as not set.
 * @throws StartProblem with a sentence for each variable that is wrong.
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    variableNames.flatMap((name) => {
      const value = source[name]?.trim();
      return value === undefined || value === '' ? [] : [[name, value] as const];
    }),
  );
  const values = validate(given);
  checkPortsDiffer(values);
  checkProduction(values);
  return {
    appEnvironment: values.APP_ENV,
    webPort: values.PORT,
    commercePort: values.COMMERCE_PORT,
    sandboxPort: values.SANDBOX_PORT,
    /** Undefined: a free port is chosen and kept. */
    postgresPort: values.POSTGRES_PORT,
    dataDir: path.resolve(projectRoot, values.DATA_DIR),
    /** Undefined: the embedded PostgreSQL. */
    databaseUrl: values.DATABASE_URL,
    /** Undefined: the embedded commerce service. */
    apiUrl: values.API_URL,
    /** Where calls go while homologation is on. Undefined: where all others go. */
    homologApiUrl: values.HOMOLOG_API_URL,
    /** Where buyers see the checkout. */
    webUrl: values.WEB_URL ?? `http://localhost:${values.PORT}`,
    logLevel: values.LOG_LEVEL,
    /** Undefined: made at the first start and kept in the data folder. */
    sandboxApiKey: values.SANDBOX_API_KEY,
    sandboxWebhookSecret: values.SANDBOX_WEBHOOK_SECRET,
  };
}

export type Environment = ReturnType<typeof readEnvironment>;
