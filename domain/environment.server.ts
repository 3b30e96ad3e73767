import path from 'node:path';
import type { CleanedEnv } from 'envalid';
import { pickCaptcha, readCaptchaSecret, readRecaptcha } from './captchaSettings.server';
import { checkPortsDiffer } from './checkPortsDiffer.server';
import { databaseVariables, readDatabaseSettings } from './databaseSettings.server';
import { findMailFaults, readMailSettings } from './mailSettings.server';
import type { LogSettings } from './monitoring/logSettings';
import type { MetricsAddress } from './monitoring/metrics.server';
import { monitoringVariables } from './monitoring/variables.server';
import { splitSecret } from './rotatedSecrets';
import { findProductionFaults, refuseFaults } from './productionGates.server';
import {
  describeMissing,
  pickSet,
  read,
  required,
  type Source,
  variables,
} from './variables.server';

const flagVariables = ['UNLEASH_URL', 'UNLEASH_TOKEN'];

const metricsPorts = {
  web: 'WEB_METRICS_PORT',
  commerce: 'COMMERCE_METRICS_PORT',
  worker: 'WORKER_METRICS_PORT',
  sandbox: 'SANDBOX_METRICS_PORT',
} as const;

type RequiredName =
  'DATABASE_URL' | 'DATA_KEY' | 'LOOKUP_KEY' | 'SANDBOX_API_KEY' | 'SANDBOX_WEBHOOK_SECRET';

/** What an operator reads about those of the variables that must be there and are not. */
function findMissing(
  values: CleanedEnv<typeof variables>,
  names: readonly RequiredName[],
): string[] {
  return names.filter((name) => values[name] === undefined).map(describeMissing);
}

/** A sandbox that runs elsewhere has secrets of its own, which nobody here can make up. */
function checkOtherSandbox(values: CleanedEnv<typeof variables>): void {
  required('SANDBOX_API_KEY', values.SANDBOX_API_KEY);
  required('SANDBOX_WEBHOOK_SECRET', values.SANDBOX_WEBHOOK_SECRET);
}

/** Where web and commerce report to; what is undefined is not reported to. */
export function readMonitoring(source: Source) {
  const values = read(source, { APP_ENV: variables.APP_ENV, ...monitoringVariables });
  return {
    environment: values.APP_ENV,
    sentryDsn: values.SENTRY_DSN,
    elasticUrl: values.ELASTIC_APM_SERVER_URL,
    elasticToken: values.ELASTIC_APM_SECRET_TOKEN,
    /** The APM server as browsers reach it. */
    rumUrl: values.ELASTIC_APM_RUM_URL,
  };
}

export type Monitoring = ReturnType<typeof readMonitoring>;

/** Where a process tells its metrics; null: nowhere. It is for scrapers, never the buyers' port. */
export function readMetricsAddress(
  source: Source,
  service: keyof typeof metricsPorts,
): MetricsAddress | null {
  const { COMMERCE_METRICS_PORT, METRICS_HOST, SANDBOX_METRICS_PORT } = variables;
  const { WEB_METRICS_PORT, WORKER_METRICS_PORT } = variables;
  const ports = { COMMERCE_METRICS_PORT, SANDBOX_METRICS_PORT, WEB_METRICS_PORT };
  const values = read(source, { METRICS_HOST, WORKER_METRICS_PORT, ...ports });
  const variable = metricsPorts[service];
  const port = values[variable];
  return port === undefined ? null : { host: values.METRICS_HOST, port, variable };
}

/**
 * What `npm start`, `npm run dev` and `npm run services` need, checked as a whole.
 * @throws EnvironmentError
 */
export function readEnvironment(source: Source) {
  const values = read(source, variables);
  const { PORT, COMMERCE_PORT, SANDBOX_PORT, POSTGRES_PORT } = values;
  const { COMMERCE_METRICS_PORT, SANDBOX_METRICS_PORT, WEB_METRICS_PORT } = values;
  checkPortsDiffer({
    PORT,
    COMMERCE_PORT,
    SANDBOX_PORT,
    POSTGRES_PORT,
    COMMERCE_METRICS_PORT,
    SANDBOX_METRICS_PORT,
    WEB_METRICS_PORT,
  });
  refuseFaults([...findMailFaults(values), ...findProductionFaults('start', values)]);
  if (values.SANDBOX_URL !== undefined) checkOtherSandbox(values);
  return {
    appEnvironment: values.APP_ENV,
    webHost: values.HOST,
    webPort: PORT,
    commerceHost: values.COMMERCE_HOST,
    commercePort: COMMERCE_PORT,
    sandboxHost: values.SANDBOX_HOST,
    sandboxPort: SANDBOX_PORT,
    /** Undefined: one is started. */
    sandboxUrl: values.SANDBOX_URL,
    sandboxPublicUrl: values.SANDBOX_PUBLIC_URL,
    /** Undefined: a free port is chosen and kept. */
    postgresPort: POSTGRES_PORT,
    dataDir: path.resolve(values.DATA_DIR),
    buildsFolder: path.resolve(values.BUILDS_DIR ?? path.join(values.DATA_DIR, 'builds')),
    /** Undefined: the embedded PostgreSQL. */
    databaseUrl: values.DATABASE_URL,
    migrationUrl: values.MIGRATION_DATABASE_URL,
    /** The variables of how commerce uses its database, as far as they are set, by name. */
    database: pickSet(source, databaseVariables),
    /** The same of what it counts. */
    limits: pickSet(source, ['LIMITS', 'SMS_COUNTRIES']),
    /** The same of who is told of events. */
    events: pickSet(source, ['EVENT_ENDPOINTS']),
    /** The same of who acts on payments and who opens accounts. */
    schools: pickSet(source, ['OPERATOR_KEYS', 'SCHOOL_ACCESS']),
    /** The same of how mails are sent. */
    mail: pickSet(source, ['MAIL_FROM', 'MAIL_URL']),
    /** Whether mails are sent, also to the sandbox. */
    sendsMail: readMailSettings(values) !== null,
    /** The same of where its flags come from. */
    flags: pickSet(source, flagVariables),
    /** Undefined: the embedded commerce service. */
    apiUrls: values.API_URL,
    /** Where calls go while homologation is on. Undefined: where all others go. */
    homologApiUrls: values.HOMOLOG_API_URL,
    /** The variables of web alone, as far as they are set, by name. */
    ofWeb: pickSet(source, [
      'CAPTCHA',
      'LINK_BUILDER_SELLERS',
      'SECURITY_CONTACT',
      'SWITCH_SECRET',
    ]),
    /** The variable of the hosts that buyers come to, if it is set, by name. */
    checkoutHosts: pickSet(source, ['CHECKOUT_HOSTS']),
    /** The variables of the keys that cards may be encrypted with, as far as they are set. */
    cardKeys: pickSet(source, ['CARD_KEY_THUMBPRINTS', 'HOMOLOG_CARD_KEY_THUMBPRINTS']),
    /** Where buyers see the checkout. */
    webUrl: values.WEB_URL ?? `http://localhost:${PORT}`,
    ...readLog(values),
    /** Undefined: created at the first start and kept in the data folder. */
    sandboxApiKey: values.SANDBOX_API_KEY,
    sandboxWebhookSecret: values.SANDBOX_WEBHOOK_SECRET,
    dataKey: values.DATA_KEY,
    lookupKey: values.LOOKUP_KEY,
    emailIdSecret: values.EMAIL_ID_SECRET,
    captcha: pickCaptcha(source, values),
    captchaSecret: values.CAPTCHA_SECRET,
    buyerLinkSecret: values.BUYER_LINK_SECRET,
    /** The variables of what watches the product, as far as they are set, by name. */
    monitoring: pickSet(source, Object.keys(monitoringVariables)),
    /** The same of where the processes tell their metrics. */
    metrics: pickSet(source, ['METRICS_HOST', ...Object.values(metricsPorts)]),
    /** What production was allowed by name. */
    allowances: {
      ...(values.ALLOW_HTTP_INSIDE && { ALLOW_HTTP_INSIDE: 'true' }),
      ...(values.ALLOW_ROOT && { ALLOW_ROOT: 'true' }),
      ...(values.ALLOW_SANDBOX && { ALLOW_SANDBOX: 'true' }),
    },
    paymentProvider: values.PAYMENT_PROVIDER,
    trustedProxies: values.TRUSTED_PROXIES,
    drainSeconds: values.DRAIN_SECONDS,
    doesBackgroundWork: values.BACKGROUND_WORK,
  };
}

export type Environment = ReturnType<typeof readEnvironment>;

/** Those of a secret that may be missing. */
const readSecrets = (secret: string | undefined): readonly string[] =>
  secret === undefined ? [] : splitSecret(secret);

function readWeb(source: Source) {
  const { APP_ENV, API_URL, CHECKOUT_HOSTS, HOMOLOG_API_URL } = variables;
  const { CAPTCHA, LINK_BUILDER_SELLERS, SWITCH_SECRET } = variables;
  const addresses = { API_URL, CHECKOUT_HOSTS, HOMOLOG_API_URL };
  const values = read(source, {
    APP_ENV,
    ...addresses,
    CAPTCHA,
    LINK_BUILDER_SELLERS,
    SWITCH_SECRET,
  });
  return {
    appEnvironment: values.APP_ENV,
    apiUrls: values.API_URL ?? ['http://127.0.0.1:4000'],
    homologApiUrls: values.HOMOLOG_API_URL,
    /** What is sold on hosts that are no brand's domain. */
    checkoutHosts: values.CHECKOUT_HOSTS,
    /** What signs what may be switched on in production; none: nothing may. */
    switchSecrets: readSecrets(values.SWITCH_SECRET),
    /** Who may have the link builder there. */
    builderSellers: values.LINK_BUILDER_SELLERS,
    /** Whether reCAPTCHA may run on pages where no card is typed. */
    hasRecaptcha: values.CAPTCHA === 'recaptcha',
  };
}

const webNames = [
  'APP_ENV',
  'API_URL',
  'CAPTCHA',
  'CHECKOUT_HOSTS',
  'HOMOLOG_API_URL',
  'LINK_BUILDER_SELLERS',
  'SWITCH_SECRET',
];

let lastWeb: { key: string; environment: ReturnType<typeof readWeb> } | undefined;

/** What the web app's server needs. Read for every request, so it is checked only when it changed. */
export function readWebEnvironment(source: Source) {
  const key = webNames.map((name) => source[name]).join('\n');
  if (lastWeb?.key !== key) lastWeb = { key, environment: readWeb(source) };
  return lastWeb.environment;
}

/**
 * The keys that cards may be encrypted with, by their thumbprints; undefined: any that the provider
 * gives, which production takes from the sandbox alone (productionGates.server.ts).
 * @throws EnvironmentError
 */
export function readCardKeys(source: Source) {
  const { CARD_KEY_THUMBPRINTS, HOMOLOG_API_URL, HOMOLOG_CARD_KEY_THUMBPRINTS } = variables;
  const values = read(source, {
    CARD_KEY_THUMBPRINTS,
    HOMOLOG_API_URL,
    HOMOLOG_CARD_KEY_THUMBPRINTS,
  });
  const own = values.CARD_KEY_THUMBPRINTS;
  const homologation = values.HOMOLOG_CARD_KEY_THUMBPRINTS;
  // Without a service of its own, homologation has the key of all others.
  return { own, homologation: values.HOMOLOG_API_URL ? homologation : own };
}

/** Whom to tell of a weakness of the checkout. Undefined: nobody is named. */
export function readSecurityContact(source: Source): string | undefined {
  const { SECURITY_CONTACT } = variables;
  return read(source, { SECURITY_CONTACT }).SECURITY_CONTACT;
}

/** Where web listens, and how it stops. Read once, when it starts. */
export function readWebServerEnvironment(source: Source) {
  const { BUILDS_DIR, DRAIN_SECONDS, HOST, PORT } = variables;
  const values = read(source, { BUILDS_DIR, DRAIN_SECONDS, HOST, PORT });
  return {
    host: values.HOST,
    port: values.PORT,
    drainSeconds: values.DRAIN_SECONDS,
    /** Undefined: the files of earlier builds are not served. */
    buildsFolder: values.BUILDS_DIR,
  };
}

/** How a process logs: for machines, where no other is said, wherever buyers may come. */
function readLog({
  APP_ENV,
  LOG_FORMAT,
  LOG_LEVEL,
}: Pick<CleanedEnv<typeof variables>, 'APP_ENV' | 'LOG_FORMAT' | 'LOG_LEVEL'>): LogSettings {
  const format = LOG_FORMAT ?? (APP_ENV === 'test' ? 'plain' : 'json');
  return { logLevel: LOG_LEVEL, logFormat: format };
}

/** The same for web, which is given little else. */
export function readLogEnvironment(source: Source): LogSettings {
  const { APP_ENV, LOG_FORMAT, LOG_LEVEL } = variables;
  return readLog(read(source, { APP_ENV, LOG_FORMAT, LOG_LEVEL }));
}

/** Where flags come from; null: nowhere, and the defaults hold. */
function readFlags({ UNLEASH_TOKEN, UNLEASH_URL }: CleanedEnv<typeof variables>) {
  if (UNLEASH_URL === undefined) return null;
  return { url: UNLEASH_URL, token: required('UNLEASH_TOKEN', UNLEASH_TOKEN) };
}

/**
 * What the commerce service needs, and the worker, which listens elsewhere (`readWorkerEnvironment`).
 * @throws EnvironmentError
 */
export function readCommerceEnvironment(source: Source, name: 'commerce' | 'worker' = 'commerce') {
  const values = read(source, variables);
  refuseFaults([
    ...findMissing(values, [
      'DATABASE_URL',
      'SANDBOX_API_KEY',
      'SANDBOX_WEBHOOK_SECRET',
      'DATA_KEY',
      'LOOKUP_KEY',
    ]),
    ...findMailFaults(values),
    ...findProductionFaults(name, values),
  ]);
  return {
    port: values.COMMERCE_PORT,
    host: values.COMMERCE_HOST,
    databaseUrl: required('DATABASE_URL', values.DATABASE_URL),
    database: readDatabaseSettings(values),
    flags: readFlags(values),
    limits: values.LIMITS,
    smsCountries: values.SMS_COUNTRIES,
    eventEndpoints: values.EVENT_ENDPOINTS,
    schoolAccess: values.SCHOOL_ACCESS,
    operators: values.OPERATOR_KEYS,
    mail: readMailSettings(values),
    sandboxUrl: values.SANDBOX_URL ?? 'http://127.0.0.1:4100',
    sandboxApiKey: required('SANDBOX_API_KEY', values.SANDBOX_API_KEY),
    sandboxWebhookSecret: required('SANDBOX_WEBHOOK_SECRET', values.SANDBOX_WEBHOOK_SECRET),
    paymentProvider: values.PAYMENT_PROVIDER,
    webUrl: values.WEB_URL ?? 'http://localhost:3000',
    appEnvironment: values.APP_ENV,
    ...readLog(values),
    /** What personal data is sealed with and found by. */
    dataKey: required('DATA_KEY', values.DATA_KEY),
    lookupKey: required('LOOKUP_KEY', values.LOOKUP_KEY),
    /** Undefined: leads get no id for their e-mail. */
    emailIdSecret: values.EMAIL_ID_SECRET,
    /** Whose word counts about where a call came from, besides this machine's own. */
    trustedProxies: values.TRUSTED_PROXIES,
    drainSeconds: values.DRAIN_SECONDS,
    doesBackgroundWork: values.BACKGROUND_WORK,
    cardKeyThumbprints: readCardKeys(source).own,
    captchaSecret: readCaptchaSecret(values),
    /** Sign buyers' links; none: there are none. */
    buyerLinkSecrets: readSecrets(values.BUYER_LINK_SECRET),
    /** Null for the worker, too, which answers no browser. */
    recaptcha: name === 'commerce' ? readRecaptcha(values) : null,
  };
}

/** The same for a process that does the background work alone. */
export function readWorkerEnvironment(source: Source) {
  const { WORKER_HOST, WORKER_PORT } = variables;
  const values = read(source, { WORKER_HOST, WORKER_PORT });
  return {
    ...readCommerceEnvironment(source, 'worker'),
    host: values.WORKER_HOST,
    port: values.WORKER_PORT,
  };
}

export type CommerceEnvironment = ReturnType<typeof readCommerceEnvironment>;

/** What the payment sandbox needs. */
export function readSandboxEnvironment(source: Source) {
  const values = read(source, variables);
  refuseFaults([
    ...findMissing(values, ['SANDBOX_API_KEY', 'SANDBOX_WEBHOOK_SECRET']),
    ...findProductionFaults('sandbox', values),
  ]);
  const publicUrl = values.SANDBOX_PUBLIC_URL ?? `http://localhost:${values.SANDBOX_PORT}`;
  return {
    port: values.SANDBOX_PORT,
    host: values.SANDBOX_HOST,
    dataDirectory: path.join(values.DATA_DIR, 'sandbox'),
    webhookUrl: values.SANDBOX_WEBHOOK_URL ?? 'http://127.0.0.1:4000/api/v1/webhooks/sandbox',
    webhookSecret: required('SANDBOX_WEBHOOK_SECRET', values.SANDBOX_WEBHOOK_SECRET),
    apiKey: required('SANDBOX_API_KEY', values.SANDBOX_API_KEY),
    appEnvironment: values.APP_ENV,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    ...readLog(values),
  };
}

/** What the migrations need. */
export function readMigrationUrl(source: Source): string {
  const values = read(source, variables);
  refuseFaults(findProductionFaults('migrate', values));
  return required('DATABASE_URL', values.MIGRATION_DATABASE_URL ?? values.DATABASE_URL);
}

/** The Chromium to test with. Undefined: one is looked for. */
export function readChromiumPath(source: Source): string | undefined {
  const { CHROMIUM_PATH } = variables;
  return read(source, { CHROMIUM_PATH }).CHROMIUM_PATH;
}
