import path from 'node:path';
import type { CleanedEnv } from 'envalid';
import { pickCaptcha } from './captchaSettings.server';
import { checkPortsDiffer } from './checkPortsDiffer.server';
import { databaseVariables } from './databaseSettings.server';
import { readLog } from './log.server';
import { findMailFaults, readMailSettings } from './mailSettings.server';
import { metricsPorts } from './monitoring.server';
import { monitoringVariables } from './monitoringVariables.server';
import { findProductionFaults, refuseFaults } from './productionGates.server';
import { pickSet, read, required, type Source, variables } from './variables.server';

const flagVariables = ['UNLEASH_URL', 'UNLEASH_TOKEN'];

/** An external sandbox has its own secrets, which cannot be generated here. */
function checkOtherSandbox(values: CleanedEnv<typeof variables>): void {
  required('SANDBOX_API_KEY', values.SANDBOX_API_KEY);
  required('SANDBOX_WEBHOOK_SECRET', values.SANDBOX_WEBHOOK_SECRET);
}

/**
 * Reads what `npm start`, `npm run dev` and `npm run services` need, checked as a whole.
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
    sandboxUrl: values.SANDBOX_URL,
    sandboxPublicUrl: values.SANDBOX_PUBLIC_URL,
    sandboxWebhookUrl: values.SANDBOX_WEBHOOK_URL,
    postgresPort: POSTGRES_PORT,
    dataDir: path.resolve(values.DATA_DIR),
    buildsFolder: path.resolve(values.BUILDS_DIR ?? path.join(values.DATA_DIR, 'builds')),
    databaseUrl: values.DATABASE_URL,
    migrationUrl: values.MIGRATION_DATABASE_URL,
    listenUrl: values.DATABASE_LISTEN_URL,
    database: pickSet(source, databaseVariables),
    limits: pickSet(source, ['LIMITS', 'MAX_CALLS', 'SMS_COUNTRIES']),
    events: pickSet(source, ['EVENT_ENDPOINTS']),
    schools: pickSet(source, ['OPERATOR_KEYS', 'SCHOOL_ACCESS']),
    mail: pickSet(source, ['MAIL_FROM', 'MAIL_URL']),
    sendsMail: readMailSettings(values) !== null,
    flags: pickSet(source, flagVariables),
    apiUrls: values.API_URL,
    /** Where calls go while homologation is on. Undefined: where all others go. */
    homologApiUrls: values.HOMOLOG_API_URL,
    ofWeb: pickSet(source, [
      'CAPTCHA',
      'LINK_BUILDER_SELLERS',
      'SECURITY_CONTACT',
      'SWITCH_SECRET',
      'WEB_URL',
    ]),
    checkoutHosts: pickSet(source, ['CHECKOUT_HOSTS']),
    cardKeys: pickSet(source, ['CARD_KEY_THUMBPRINTS', 'HOMOLOG_CARD_KEY_THUMBPRINTS']),
    webUrl: values.WEB_URL ?? `http://localhost:${PORT}`,
    ...readLog(values),
    sandboxApiKey: values.SANDBOX_API_KEY,
    sandboxWebhookSecret: values.SANDBOX_WEBHOOK_SECRET,
    dataKey: values.DATA_KEY,
    lookupKey: values.LOOKUP_KEY,
    emailIdSecret: values.EMAIL_ID_SECRET,
    captcha: pickCaptcha(source, values),
    captchaSecret: values.CAPTCHA_SECRET,
    buyerLinkSecret: values.BUYER_LINK_SECRET,
    monitoring: pickSet(source, Object.keys(monitoringVariables)),
    metrics: pickSet(source, ['METRICS_HOST', ...Object.values(metricsPorts)]),
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
