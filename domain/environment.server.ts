import path from 'node:path';
import { cleanEnv, makeValidator, str, type CleanedEnv, type ValidatorSpec } from 'envalid';
import { paymentProviderNames } from './paymentProviders';

/** Variables that are missing or wrong. Its message has a sentence for each, without the values. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

type Source = Readonly<Record<string, string | undefined>>;

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
    if (!URL.canParse(input) || !protocols.includes(new URL(input).protocol))
      throw new Error('not such an address');
    return input;
  });
}

const web = address(['http:', 'https:']);
const postgres = address(['postgres:', 'postgresql:']);

const secret = makeValidator((input) => {
  if (!/^[!-~]{16,}$/.test(input)) throw new Error('not a secret');
  return input;
});

/** As Standard Webhooks writes secrets: base64, with or without its prefix. */
const webhookSecret = makeValidator((input) => {
  const base64 = input.replace(/^whsec_/, '');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length < 24 || bytes.toString('base64') !== base64) throw new Error('not a key');
  return input;
});

const aPort = 'a port number from 1 to 65535';
const aWebAddress = 'an address that begins with http:// or https://';

/** What an operator may set; .env.example lists the same variables. */
const operatorVariables = {
  APP_ENV: str({
    choices: ['test', 'homolog', 'production'] as const,
    default: 'test',
    desc: 'one of test, homolog and production',
  }),
  PORT: portNumber({ default: 3000, desc: aPort }),
  COMMERCE_PORT: portNumber({ default: 4000, desc: aPort }),
  SANDBOX_PORT: portNumber({ default: 4100, desc: aPort }),
  POSTGRES_PORT: portNumber({ default: undefined, desc: aPort }),
  DATA_DIR: str({ default: '.data', desc: 'a folder' }),
  DATABASE_URL: postgres({ default: undefined, desc: 'an address that begins with postgresql://' }),
  API_URL: web({ default: undefined, desc: aWebAddress }),
  HOMOLOG_API_URL: web({ default: undefined, desc: aWebAddress }),
  WEB_URL: web({ default: undefined, desc: aWebAddress }),
  LOG_LEVEL: str({
    choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const,
    default: 'warn',
    desc: 'one of fatal, error, warn, info, debug, trace and silent',
  }),
  SANDBOX_API_KEY: secret({
    default: undefined,
    desc: 'a secret of 16 characters or more, without spaces',
  }),
  SANDBOX_WEBHOOK_SECRET: webhookSecret({
    default: undefined,
    desc: 'a key of 24 bytes or more in base64, with whsec_ before it or not',
  }),
  PAYMENT_PROVIDER: str({
    choices: paymentProviderNames,
    default: 'sandbox',
    desc: `a payment provider that is known: ${paymentProviderNames.join(', ')}`,
  }),
  ALLOW_SANDBOX: onOff({ default: false, desc: 'true or false' }),
  ALLOW_EMBEDDED_DATABASE: onOff({ default: false, desc: 'true or false' }),
  CHROMIUM_PATH: str({ default: undefined, desc: 'the path of a Chromium' }),
};

/** What `npm start` tells the services it starts. */
const serviceVariables = {
  COMMERCE_HOST: str({ default: '127.0.0.1', desc: 'an address to listen on' }),
  SANDBOX_URL: web({ default: 'http://127.0.0.1:4100', desc: aWebAddress }),
  SANDBOX_WEBHOOK_URL: web({
    default: 'http://127.0.0.1:4000/api/v1/webhooks/sandbox',
    desc: aWebAddress,
  }),
  SANDBOX_PUBLIC_URL: web({ default: undefined, desc: aWebAddress }),
};

const variables = { ...operatorVariables, ...serviceVariables };

/** The names of the operator's variables. A child process gets only those it is given by name. */
export const variableNames: readonly string[] = Object.keys(operatorVariables);

function describe(name: string): string {
  return Object.entries(variables).find(([known]) => known === name)?.[1].desc ?? 'right';
}

/**
 * The values of the variables. One that is empty counts as not set.
 * @throws EnvironmentError with a sentence for each variable that is wrong.
 */
function read<Specs extends Record<string, ValidatorSpec<unknown>>>(
  source: Source,
  specs: Specs,
): CleanedEnv<Specs> {
  const given = Object.keys(specs).flatMap((name) => {
    const value = source[name]?.trim();
    return value === undefined || value === '' ? [] : [[name, value] as const];
  });
  return cleanEnv(Object.fromEntries(given), specs, {
    reporter: ({ errors }) => {
      // The value is left out: it may be a secret.
      const sentences = Object.keys(errors).map((name) => `${name} must be ${describe(name)}.`);
      if (sentences.length > 0) throw new EnvironmentError(sentences.join('\n'));
    },
  });
}

/**
 * The value of a variable that must be there.
 * @throws EnvironmentError when it is not set
 */
export function required<Value>(name: string, value: Value | undefined): Value {
  if (value !== undefined) return value;
  throw new EnvironmentError(`${name} is missing; it must be ${describe(name)}.`);
}

function checkPortsDiffer(ports: Readonly<Record<string, number | undefined>>): void {
  const seen = new Map<number, string>();
  for (const [name, port] of Object.entries(ports)) {
    if (port === undefined) continue;
    const other = seen.get(port);
    if (other !== undefined)
      throw new EnvironmentError(
        `${other} and ${name} are both ${port}; give each a port of its own.`,
      );
    seen.set(port, name);
  }
}

/** Production takes real money and keeps real data: what stands in for them is refused by default. */
function checkProduction(values: CleanedEnv<typeof operatorVariables>): void {
  if (values.APP_ENV !== 'production' || values.API_URL !== undefined) return;
  if (!values.ALLOW_SANDBOX)
    throw new EnvironmentError(
      'APP_ENV=production does not start on the payment sandbox; set API_URL to the service that takes payments, or ALLOW_SANDBOX=true to go on without real money.',
    );
  if (values.DATABASE_URL === undefined && !values.ALLOW_EMBEDDED_DATABASE)
    throw new EnvironmentError(
      'APP_ENV=production does not start on the embedded database; set DATABASE_URL to a PostgreSQL server, or ALLOW_EMBEDDED_DATABASE=true to go on with it.',
    );
}

/**
 * What `npm start`, `npm run dev` and `npm run services` need, checked as a whole.
 * @throws EnvironmentError
 */
export function readEnvironment(source: Source) {
  const values = read(source, operatorVariables);
  const { PORT, COMMERCE_PORT, SANDBOX_PORT, POSTGRES_PORT } = values;
  checkPortsDiffer({ PORT, COMMERCE_PORT, SANDBOX_PORT, POSTGRES_PORT });
  checkProduction(values);
  return {
    appEnvironment: values.APP_ENV,
    webPort: PORT,
    commercePort: COMMERCE_PORT,
    sandboxPort: SANDBOX_PORT,
    /** Undefined: a free port is chosen and kept. */
    postgresPort: POSTGRES_PORT,
    dataDir: path.resolve(values.DATA_DIR),
    /** Undefined: the embedded PostgreSQL. */
    databaseUrl: values.DATABASE_URL,
    /** Undefined: the embedded commerce service. */
    apiUrl: values.API_URL,
    /** Where calls go while homologation is on. Undefined: where all others go. */
    homologApiUrl: values.HOMOLOG_API_URL,
    /** Where buyers see the checkout. */
    webUrl: values.WEB_URL ?? `http://localhost:${PORT}`,
    logLevel: values.LOG_LEVEL,
    /** Undefined: created at the first start and kept in the data folder. */
    sandboxApiKey: values.SANDBOX_API_KEY,
    sandboxWebhookSecret: values.SANDBOX_WEBHOOK_SECRET,
    paymentProvider: values.PAYMENT_PROVIDER,
  };
}

export type Environment = ReturnType<typeof readEnvironment>;

function readWeb(source: Source) {
  const { APP_ENV, API_URL, HOMOLOG_API_URL } = variables;
  const values = read(source, { APP_ENV, API_URL, HOMOLOG_API_URL });
  return {
    appEnvironment: values.APP_ENV,
    apiUrl: values.API_URL ?? 'http://127.0.0.1:4000',
    homologApiUrl: values.HOMOLOG_API_URL,
  };
}

let lastWeb: { key: string; environment: ReturnType<typeof readWeb> } | undefined;

/** What the web app's server needs. Read for every request, so it is checked only when it changed. */
export function readWebEnvironment(source: Source) {
  const key = [source['APP_ENV'], source['API_URL'], source['HOMOLOG_API_URL']].join('\n');
  if (lastWeb?.key !== key) lastWeb = { key, environment: readWeb(source) };
  return lastWeb.environment;
}

/** What the commerce service needs. */
export function readCommerceEnvironment(source: Source) {
  const values = read(source, variables);
  return {
    port: values.COMMERCE_PORT,
    host: values.COMMERCE_HOST,
    databaseUrl: required('DATABASE_URL', values.DATABASE_URL),
    sandboxUrl: values.SANDBOX_URL,
    sandboxApiKey: required('SANDBOX_API_KEY', values.SANDBOX_API_KEY),
    sandboxWebhookSecret: required('SANDBOX_WEBHOOK_SECRET', values.SANDBOX_WEBHOOK_SECRET),
    paymentProvider: values.PAYMENT_PROVIDER,
    webUrl: values.WEB_URL ?? 'http://localhost:3000',
    appEnvironment: values.APP_ENV,
    logLevel: values.LOG_LEVEL,
  };
}

export type CommerceEnvironment = ReturnType<typeof readCommerceEnvironment>;

/** What the payment sandbox needs. */
export function readSandboxEnvironment(source: Source) {
  const values = read(source, variables);
  const publicUrl = values.SANDBOX_PUBLIC_URL ?? `http://localhost:${values.SANDBOX_PORT}`;
  return {
    port: values.SANDBOX_PORT,
    host: '127.0.0.1',
    dataDirectory: path.join(values.DATA_DIR, 'sandbox'),
    webhookUrl: values.SANDBOX_WEBHOOK_URL,
    webhookSecret: required('SANDBOX_WEBHOOK_SECRET', values.SANDBOX_WEBHOOK_SECRET),
    apiKey: required('SANDBOX_API_KEY', values.SANDBOX_API_KEY),
    publicUrl: publicUrl.replace(/\/+$/, ''),
    logLevel: values.LOG_LEVEL,
  };
}

/** What the migrations need. */
export function readDatabaseUrl(source: Source): string {
  const { DATABASE_URL } = variables;
  return required('DATABASE_URL', read(source, { DATABASE_URL }).DATABASE_URL);
}

/** The Chromium to test with. Undefined: one is looked for. */
export function readChromiumPath(source: Source): string | undefined {
  const { CHROMIUM_PATH } = variables;
  return read(source, { CHROMIUM_PATH }).CHROMIUM_PATH;
}
