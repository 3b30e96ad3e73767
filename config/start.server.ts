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

/** A sandbox that runs elsewhere has secrets of its own, which nobody here can make up. */
function checkOtherSandbox(values: CleanedEnv<typeof variables>): void {
  required('SANDBOX_API_KEY', values.SANDBOX_API_KEY);
  required('SANDBOX_WEBHOOK_SECRET', values.SANDBOX_WEBHOOK_SECRET);
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
