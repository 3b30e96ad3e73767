import type { CleanedEnv } from 'envalid';
import { readCaptchaSecret, readRecaptcha } from './captchaSettings.server';
import { readCardKeys } from './cardKeys.server';
import { readDatabaseSettings } from './databaseSettings.server';
import { readLog } from './log.server';
import { findMailFaults, readMailSettings } from './mailSettings.server';
import { findProductionFaults, refuseFaults } from './productionGates.server';
import { readSecrets } from './secrets.server';
import { findMissing, read, required, type Source, variables } from './variables.server';

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

/** What the migrations need. */
export function readMigrationUrl(source: Source): string {
  const values = read(source, variables);
  refuseFaults(findProductionFaults('migrate', values));
  return required('DATABASE_URL', values.MIGRATION_DATABASE_URL ?? values.DATABASE_URL);
}
