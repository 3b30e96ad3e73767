import type { CleanedEnv } from 'envalid';
import { readCaptchaSecret, readRecaptcha } from './captchaSettings.server';
import { readCardKeys } from './cardKeys.server';
import { readDatabaseSettings } from './databaseSettings.server';
import { readLog } from './log.server';
import { findMailFaults, readMailSettings } from './mailSettings.server';
import { findProductionFaults, refuseFaults } from './productionGates.server';
import { readSecrets } from './secrets.server';
import { findMissing, read, required, type Source, variables } from './variables.server';

function readFlags({ UNLEASH_TOKEN, UNLEASH_URL }: CleanedEnv<typeof variables>) {
  if (UNLEASH_URL === undefined) return null;
  return { url: UNLEASH_URL, token: required('UNLEASH_TOKEN', UNLEASH_TOKEN) };
}

/**
 * Reads the settings of the commerce service, or of the worker, which listens elsewhere
 * (`readWorkerEnvironment`).
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
    maxCalls: values.MAX_CALLS,
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
    dataKey: required('DATA_KEY', values.DATA_KEY),
    lookupKey: required('LOOKUP_KEY', values.LOOKUP_KEY),
    emailIdSecret: values.EMAIL_ID_SECRET,
    trustedProxies: values.TRUSTED_PROXIES,
    drainSeconds: values.DRAIN_SECONDS,
    doesBackgroundWork: values.BACKGROUND_WORK,
    cardKeyThumbprints: readCardKeys(source).own,
    captchaSecret: readCaptchaSecret(values),
    buyerLinkSecrets: readSecrets(values.BUYER_LINK_SECRET),
    recaptcha: name === 'commerce' ? readRecaptcha(values) : null,
  };
}

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

export function readMigrationUrl(source: Source): string {
  const values = read(source, variables);
  refuseFaults(findProductionFaults('migrate', values));
  return required('DATABASE_URL', values.MIGRATION_DATABASE_URL ?? values.DATABASE_URL);
}
