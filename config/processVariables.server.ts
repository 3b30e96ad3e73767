import type { ProcessName } from './productionGates.server';
import { variableNames } from './variables.server';

const everyProcess = [
  'ALLOW_HTTP_INSIDE',
  'ALLOW_ROOT',
  'ALLOW_SANDBOX',
  'APP_ENV',
  'LOG_FORMAT',
  'LOG_LEVEL',
];

const monitoring = [
  'SENTRY_DSN',
  'ELASTIC_APM_SERVER_URL',
  'ELASTIC_APM_SECRET_TOKEN',
  'ELASTIC_APM_RUM_URL',
];

const commerce = [
  ...everyProcess,
  ...monitoring,
  'ALLOW_NO_CAPTCHA',
  'BACKGROUND_WORK',
  'BUYER_LINK_SECRET',
  'CAPTCHA',
  'CAPTCHA_SECRET',
  'CARD_KEY_THUMBPRINTS',
  'COMMERCE_HOST',
  'COMMERCE_METRICS_PORT',
  'COMMERCE_PORT',
  'DATABASE_LISTEN_URL',
  'DATABASE_POOLER',
  'DATABASE_POOL_SIZE',
  'DATABASE_STATEMENT_SECONDS',
  'DATABASE_URL',
  'DATA_KEY',
  'DRAIN_SECONDS',
  'EMAIL_ID_SECRET',
  'EVENT_ENDPOINTS',
  'LIMITS',
  'LOOKUP_KEY',
  'MAIL_FROM',
  'MAIL_URL',
  'MAX_CALLS',
  'METRICS_HOST',
  'OPERATOR_KEYS',
  'PAYMENT_PROVIDER',
  'RECAPTCHA_HOSTS',
  'RECAPTCHA_SCORE',
  'RECAPTCHA_SECRET',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_VERIFY_URL',
  'SANDBOX_API_KEY',
  'SANDBOX_URL',
  'SANDBOX_WEBHOOK_SECRET',
  'SCHOOL_ACCESS',
  'SMS_COUNTRIES',
  'TRUSTED_PROXIES',
  'UNLEASH_TOKEN',
  'UNLEASH_URL',
  'WEB_URL',
];

const ofCalls: readonly string[] = [
  'CAPTCHA_SECRET',
  'EMAIL_ID_SECRET',
  'MAX_CALLS',
  'OPERATOR_KEYS',
  'RECAPTCHA_HOSTS',
  'RECAPTCHA_SCORE',
  'RECAPTCHA_SECRET',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_VERIFY_URL',
];

/** A process is handed these variables of ours and no others, whoever has set them. */
export const processVariables: Readonly<Record<Exclude<ProcessName, 'start'>, readonly string[]>> =
  {
    web: [
      ...everyProcess,
      ...monitoring,
      'API_URL',
      'BUILDS_DIR',
      'CAPTCHA',
      'CARD_KEY_THUMBPRINTS',
      'CHECKOUT_HOSTS',
      'DRAIN_SECONDS',
      'HOMOLOG_API_URL',
      'HOMOLOG_CARD_KEY_THUMBPRINTS',
      'HOST',
      'LINK_BUILDER_SELLERS',
      'METRICS_HOST',
      'PORT',
      'SECURITY_CONTACT',
      'SWITCH_SECRET',
      'WEB_METRICS_PORT',
      'WEB_URL',
    ],
    commerce,
    worker: [
      ...commerce.filter((name) => !ofCalls.includes(name)),
      'WORKER_HOST',
      'WORKER_METRICS_PORT',
      'WORKER_PORT',
    ],
    sandbox: [
      ...everyProcess,
      'DATA_DIR',
      'METRICS_HOST',
      'SANDBOX_API_KEY',
      'SANDBOX_HOST',
      'SANDBOX_METRICS_PORT',
      'SANDBOX_PORT',
      'SANDBOX_PUBLIC_URL',
      'SANDBOX_WEBHOOK_SECRET',
      'SANDBOX_WEBHOOK_URL',
    ],
    migrate: [...everyProcess, 'DATABASE_URL', 'MIGRATION_DATABASE_URL'],
  };

export function keepOwnVariables(
  name: Exclude<ProcessName, 'start'>,
  environment: NodeJS.ProcessEnv,
): void {
  const own = processVariables[name];
  for (const variable of variableNames)
    if (!own.includes(variable)) Reflect.deleteProperty(environment, variable);
}
