import { cleanEnv, str, type CleanedEnv, type ValidatorSpec } from 'envalid';
import { databaseVariables } from './databaseVariables.server';
import { logFormats, logLevels } from '@/domain/monitoring/logSettings';
import { monitoringVariables, sentryProjectVariables } from './monitoringVariables.server';
import { mailVariables } from './mailVariables.server';
import { recaptchaVariables } from './recaptchaVariables.server';
import { paymentProviderNames } from '@/domain/paymentProviders';
import { schoolVariables } from './schoolVariables.server';
import {
  addressList,
  anAddress,
  aPort,
  aWebAddress,
  changingSecret,
  changingWebhookSecret,
  checkoutHosts,
  contact,
  count,
  countryCodes,
  limitNumbers,
  longSecret,
  onOff,
  portNumber,
  seconds,
  secret,
  sellerNames,
  someAddresses,
  someThumbprints,
  someWebAddresses,
  thumbprints,
  web,
  webAddresses,
} from './variableKinds.server';

/** Variables that are missing or wrong. The message has a sentence for each, without the values. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

export type Source = Readonly<Record<string, string | undefined>>;

export const variables = {
  APP_ENV: str({
    choices: ['test', 'homolog', 'production'] as const,
    default: 'test',
    desc: 'one of test, homolog and production',
  }),
  HOST: str({ default: '0.0.0.0', desc: anAddress }),
  PORT: portNumber({ default: 3000, desc: aPort }),
  COMMERCE_HOST: str({ default: '127.0.0.1', desc: anAddress }),
  COMMERCE_PORT: portNumber({ default: 4000, desc: aPort }),
  WORKER_HOST: str({ default: '127.0.0.1', desc: anAddress }),
  WORKER_PORT: portNumber({ default: 4001, desc: aPort }),
  SANDBOX_HOST: str({ default: '127.0.0.1', desc: anAddress }),
  SANDBOX_PORT: portNumber({ default: 4100, desc: aPort }),
  POSTGRES_PORT: portNumber({ default: undefined, desc: aPort }),
  DATA_DIR: str({ default: '.data', desc: 'a folder' }),
  BUILDS_DIR: str({ default: undefined, desc: 'a folder' }),
  ...databaseVariables,
  CHECKOUT_HOSTS: checkoutHosts({
    default: [],
    desc: 'hosts and what they sell, with commas between them, such as pay.medcof.com.br=medcof/medcof-revalida',
  }),
  API_URL: webAddresses({ default: undefined, desc: someWebAddresses }),
  HOMOLOG_API_URL: webAddresses({ default: undefined, desc: someWebAddresses }),
  WEB_URL: web({ default: undefined, desc: aWebAddress }),
  CARD_KEY_THUMBPRINTS: thumbprints({ default: undefined, desc: someThumbprints }),
  HOMOLOG_CARD_KEY_THUMBPRINTS: thumbprints({ default: undefined, desc: someThumbprints }),
  LIMITS: limitNumbers({
    default: {},
    desc: 'limits of docs/limits.md and numbers from 1 to 9999999, with commas between them, such as leads-per-address=500',
  }),
  MAX_CALLS: count({ default: 200, desc: 'a number from 1 to 500' }),
  SMS_COUNTRIES: countryCodes({
    default: [],
    desc: 'countries by their two letters, with commas between them, such as PT,AO',
  }),
  TRUSTED_PROXIES: addressList({ default: [], desc: someAddresses }),
  DRAIN_SECONDS: seconds({ default: 0, desc: 'a number of seconds from 0 to 300' }),
  BACKGROUND_WORK: onOff({ default: true, desc: 'true or false' }),
  LOG_LEVEL: str({
    choices: logLevels,
    default: 'warning',
    desc: 'one of fatal, error, warning, info and debug',
  }),
  LOG_FORMAT: str({ choices: logFormats, default: undefined, desc: 'json or plain' }),
  UNLEASH_URL: web({ default: undefined, desc: aWebAddress }),
  UNLEASH_TOKEN: str({ default: undefined, desc: 'a token of Unleash for servers' }),
  SANDBOX_URL: web({ default: undefined, desc: aWebAddress }),
  SANDBOX_WEBHOOK_URL: web({ default: undefined, desc: aWebAddress }),
  SANDBOX_PUBLIC_URL: web({ default: undefined, desc: aWebAddress }),
  SANDBOX_API_KEY: changingSecret({
    default: undefined,
    desc: 'a secret of 16 characters or more, without spaces',
  }),
  SANDBOX_WEBHOOK_SECRET: changingWebhookSecret({
    default: undefined,
    desc: 'a key of 24 bytes or more in base64, with whsec_ before it or not',
  }),
  DATA_KEY: changingSecret({
    default: undefined,
    desc: 'a secret of 16 characters or more, without spaces',
  }),
  CAPTCHA: str({
    choices: ['altcha', 'recaptcha', 'off'] as const,
    default: undefined,
    desc: 'altcha, recaptcha or off',
  }),
  ...mailVariables,
  ...recaptchaVariables,
  ...schoolVariables,
  CAPTCHA_SECRET: secret({
    default: undefined,
    desc: 'a secret of 16 characters or more, without spaces',
  }),
  BUYER_LINK_SECRET: changingSecret({
    default: undefined,
    desc: 'a secret of 16 characters or more, without spaces',
  }),
  LOOKUP_KEY: secret({
    default: undefined,
    desc: 'a secret of 16 characters or more, without spaces',
  }),
  EMAIL_ID_SECRET: secret({
    default: undefined,
    desc: 'a secret of 16 characters or more, without spaces',
  }),
  ...monitoringVariables,
  ...sentryProjectVariables,
  SOURCE_MAPS: onOff({ default: false, desc: 'true or false' }),
  METRICS_HOST: str({ default: '127.0.0.1', desc: anAddress }),
  WEB_METRICS_PORT: portNumber({ default: undefined, desc: aPort }),
  COMMERCE_METRICS_PORT: portNumber({ default: undefined, desc: aPort }),
  WORKER_METRICS_PORT: portNumber({ default: undefined, desc: aPort }),
  SANDBOX_METRICS_PORT: portNumber({ default: undefined, desc: aPort }),
  PAYMENT_PROVIDER: str({
    choices: paymentProviderNames,
    default: 'sandbox',
    desc: `a payment provider that is known: ${paymentProviderNames.join(', ')}`,
  }),
  ALLOW_SANDBOX: onOff({ default: false, desc: 'true or false' }),
  ALLOW_NO_CAPTCHA: onOff({ default: false, desc: 'true or false' }),
  ALLOW_EMBEDDED_DATABASE: onOff({ default: false, desc: 'true or false' }),
  SWITCH_SECRET: longSecret({
    default: undefined,
    desc: 'a secret of 32 characters or more, without spaces',
  }),
  LINK_BUILDER_SELLERS: sellerNames({
    default: [],
    desc: 'names of sellers, as links have them, with commas between them',
  }),
  SECURITY_CONTACT: contact({
    default: undefined,
    desc: 'an address that begins with https:// or mailto:',
  }),
  ALLOW_HTTP_INSIDE: onOff({ default: false, desc: 'true or false' }),
  ALLOW_ROOT: onOff({ default: false, desc: 'true or false' }),
  CHROMIUM_PATH: str({ default: undefined, desc: 'the path of a Chromium' }),
};

export const variableNames: readonly string[] = Object.keys(variables);

function describe(name: string): string {
  return Object.entries(variables).find(([known]) => known === name)?.[1].desc ?? 'right';
}

export function pickSet(
  source: Source,
  names: readonly string[],
): Readonly<Record<string, string>> {
  const given = names.flatMap((name) => {
    const value = source[name]?.trim();
    return value === undefined || value === '' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(given);
}

/**
 * The values of the variables. One that is empty counts as not set.
 * @throws EnvironmentError with a sentence for each variable that is wrong.
 */
export function read<Specs extends Record<string, ValidatorSpec<unknown>>>(
  source: Source,
  specs: Specs,
): CleanedEnv<Specs> {
  return cleanEnv(pickSet(source, Object.keys(specs)), specs, {
    reporter: ({ errors }) => {
      // The value is left out: it may be a secret.
      const sentences = Object.keys(errors).map((name) => `${name} must be ${describe(name)}.`);
      if (sentences.length > 0) throw new EnvironmentError(sentences.join('\n'));
    },
  });
}

/**
 * The value of a required variable.
 * @throws EnvironmentError when it is not set
 */
export function required<Value>(name: string, value: Value | undefined): Value {
  if (value !== undefined) return value;
  throw new EnvironmentError(describeMissing(name));
}

export const describeMissing = (name: string): string =>
  `${name} is missing; it must be ${describe(name)}.`;

type RequiredName =
  'DATABASE_URL' | 'DATA_KEY' | 'LOOKUP_KEY' | 'SANDBOX_API_KEY' | 'SANDBOX_WEBHOOK_SECRET';

export function findMissing(
  values: CleanedEnv<typeof variables>,
  names: readonly RequiredName[],
): string[] {
  return names.filter((name) => values[name] === undefined).map(describeMissing);
}
