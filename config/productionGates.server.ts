import type { CleanedEnv } from 'envalid';
import { findSchoolFaults } from './bearerKeys.server';
import { findEndpointFaults } from './eventEndpoints.server';
import { isOwnMachine } from '@/domain/hosts';
import { splitSecret } from '@/domain/rotatedSecrets';
import {
  describeMissing,
  EnvironmentError,
  read,
  type Source,
  variables,
} from './variables.server';

export type ProcessName = 'web' | 'commerce' | 'worker' | 'sandbox' | 'migrate' | 'start';

type Values = CleanedEnv<typeof variables>;
type Gate = (values: Values) => readonly (string | null)[];

const isHttps = (address: string) => new URL(address).protocol === 'https:';

function checkPublic(names: readonly ('WEB_URL' | 'SANDBOX_PUBLIC_URL' | 'ELASTIC_APM_RUM_URL')[]) {
  return (values: Values) =>
    names.map((name) => {
      const address = values[name];
      if (address === undefined)
        return name === 'WEB_URL'
          ? 'WEB_URL is missing; in production it must be the address where buyers see the checkout, with https://.'
          : null;
      // That is enough for testers on the sandbox's own machine.
      const isOwn = name === 'SANDBOX_PUBLIC_URL' && isOwnMachine(new URL(address).hostname);
      return isHttps(address) || isOwn ? null : `${name} must begin with https:// in production.`;
    });
}

type InsideName =
  | 'API_URL'
  | 'HOMOLOG_API_URL'
  | 'SANDBOX_URL'
  | 'SANDBOX_WEBHOOK_URL'
  | 'UNLEASH_URL'
  | 'ELASTIC_APM_SERVER_URL';

function checkInside(names: readonly InsideName[]) {
  return (values: Values) =>
    names.map((name) => {
      const addresses = [values[name]].flat().filter((address) => address !== undefined);
      const isSafe = (address: string) =>
        isHttps(address) || isOwnMachine(new URL(address).hostname);
      if (values.ALLOW_HTTP_INSIDE || addresses.every(isSafe)) return null;
      return `${name} must begin with https:// in production, or name this machine; set ALLOW_HTTP_INSIDE=true where the network between the processes encrypts by itself.`;
    });
}

function isOwnDatabase({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? hostname;
  return host === '' || host.startsWith('/') || host.startsWith('%2F') || isOwnMachine(host);
}

const provenModes: readonly string[] = ['verify-full', 'verify-ca'];

type DatabaseName = 'DATABASE_URL' | 'DATABASE_LISTEN_URL' | 'MIGRATION_DATABASE_URL';

/** `require` encrypts without proving the server's identity, so it is not enough. */
function checkDatabase(names: readonly DatabaseName[]) {
  return (values: Values) =>
    names.map((name) => {
      const address = values[name];
      if (address === undefined) return null;
      const url = new URL(address);
      if (isOwnDatabase(url) || provenModes.includes(url.searchParams.get('sslmode') ?? ''))
        return null;
      return `${name} must have ?sslmode=verify-full in production (or verify-ca, with the sslrootcert of your own authority), unless the server is on this machine.`;
    });
}

const shortestSecret = 32;

const countBytes = {
  SANDBOX_API_KEY: (value: string) => Buffer.byteLength(value),
  EMAIL_ID_SECRET: (value: string) => Buffer.byteLength(value),
  DATA_KEY: (value: string) => Buffer.byteLength(value),
  LOOKUP_KEY: (value: string) => Buffer.byteLength(value),
  BUYER_LINK_SECRET: (value: string) => Buffer.byteLength(value),
  CAPTCHA_SECRET: (value: string) => Buffer.byteLength(value),
  SANDBOX_WEBHOOK_SECRET: (value: string) =>
    Buffer.from(value.replace(/^whsec_/, ''), 'base64').length,
};

function checkSecrets(names: readonly (keyof typeof countBytes)[]) {
  return (values: Values) =>
    names.map((name) => {
      const value = values[name];
      if (value === undefined) return null;
      const isLong = splitSecret(value).every((part) => countBytes[name](part) >= shortestSecret);
      if (isLong) return null;
      return `${name} must have ${shortestSecret} bytes or more in production; openssl rand -base64 32 makes such a one.`;
    });
}

/** Text messages and Livelo come from the sandbox as payments do: without real ones nobody sells. */
const checkSandbox: Gate = ({ ALLOW_SANDBOX }) => [
  ALLOW_SANDBOX
    ? null
    : 'APP_ENV=production does not start on the payment sandbox; set API_URL to the service that takes payments, or ALLOW_SANDBOX=true to go on without real money.',
];

const checkEmbeddedDatabase: Gate = ({ ALLOW_EMBEDDED_DATABASE, DATABASE_URL }) => [
  DATABASE_URL !== undefined || ALLOW_EMBEDDED_DATABASE
    ? null
    : 'APP_ENV=production does not start on the embedded database; set DATABASE_URL to a PostgreSQL server, or ALLOW_EMBEDDED_DATABASE=true to go on with it.',
];

/**
 * Rate limits count by address: without a trusted proxy, every buyer has the balancer's address.
 */
const checkProxies: Gate = ({ TRUSTED_PROXIES }) => [
  TRUSTED_PROXIES.length > 0 ? null : describeMissing('TRUSTED_PROXIES'),
];

/** Generated keys are kept beside the database, and would be lost or stolen with it. */
const checkDataKeys: Gate = ({ DATA_KEY, LOOKUP_KEY }) => [
  DATA_KEY === undefined ? describeMissing('DATA_KEY') : null,
  LOOKUP_KEY === undefined ? describeMissing('LOOKUP_KEY') : null,
];

/** A page trusts the keys in this setting; the sandbox's key changes with its data folder. */
const checkCardKeys: Gate = (values) => [
  values.ALLOW_SANDBOX || values.CARD_KEY_THUMBPRINTS !== undefined
    ? null
    : describeMissing('CARD_KEY_THUMBPRINTS'),
  values.ALLOW_SANDBOX ||
  values.HOMOLOG_API_URL === undefined ||
  values.HOMOLOG_CARD_KEY_THUMBPRINTS !== undefined
    ? null
    : describeMissing('HOMOLOG_CARD_KEY_THUMBPRINTS'),
];

/**
 * Without a captcha, programs leave leads, try cards and have messages sent as fast as the rate limits
 * allow.
 */
const checkCaptcha: Gate = ({ ALLOW_NO_CAPTCHA, CAPTCHA }) => [
  CAPTCHA !== 'off' || ALLOW_NO_CAPTCHA
    ? null
    : 'APP_ENV=production does not start without a captcha; take CAPTCHA=off away, or set ALLOW_NO_CAPTCHA=true to go on without.',
];

const checkEventEndpoints: Gate = ({ EVENT_ENDPOINTS }) =>
  EVENT_ENDPOINTS.flatMap(findEndpointFaults);

/** Whoever reads the link on the way can open the account with it. */
const checkSchools: Gate = ({ SCHOOL_ACCESS }) => SCHOOL_ACCESS.flatMap(findSchoolFaults);

/** All processes of commerce sign with the same secret; `npm start` creates one for its own. */
const checkCaptchaSecret: Gate = ({ CAPTCHA, CAPTCHA_SECRET }) => [
  CAPTCHA === 'off' || CAPTCHA_SECRET !== undefined ? null : describeMissing('CAPTCHA_SECRET'),
];

const checkVerifyUrl: Gate = ({ RECAPTCHA_VERIFY_URL }) => [
  new URL(RECAPTCHA_VERIFY_URL).protocol === 'https:'
    ? null
    : 'RECAPTCHA_VERIFY_URL must begin with https:// in production.',
];

const webGates = [
  checkPublic(['WEB_URL', 'ELASTIC_APM_RUM_URL']),
  checkInside(['API_URL', 'HOMOLOG_API_URL', 'ELASTIC_APM_SERVER_URL']),
  checkCardKeys,
];
const commerceGates = [
  checkPublic(['WEB_URL']),
  checkInside(['SANDBOX_URL', 'UNLEASH_URL', 'ELASTIC_APM_SERVER_URL']),
  checkDatabase(['DATABASE_URL', 'DATABASE_LISTEN_URL']),
  checkSecrets([
    'SANDBOX_API_KEY',
    'SANDBOX_WEBHOOK_SECRET',
    'EMAIL_ID_SECRET',
    'DATA_KEY',
    'LOOKUP_KEY',
    'BUYER_LINK_SECRET',
    'CAPTCHA_SECRET',
  ]),
  checkEventEndpoints,
  checkSchools,
  checkCaptcha,
  checkVerifyUrl,
  checkSandbox,
  checkProxies,
  checkCardKeys,
];
const sandboxGates = [
  checkPublic(['SANDBOX_PUBLIC_URL']),
  checkInside(['SANDBOX_WEBHOOK_URL']),
  checkSecrets(['SANDBOX_API_KEY', 'SANDBOX_WEBHOOK_SECRET']),
];

const gates: Record<Exclude<ProcessName, 'start'>, readonly Gate[]> = {
  web: webGates,
  commerce: [...commerceGates, checkCaptchaSecret],
  worker: commerceGates,
  sandbox: [...sandboxGates, checkSandbox],
  migrate: [checkDatabase(['DATABASE_URL', 'MIGRATION_DATABASE_URL'])],
};

/** With an external service only web is started. */
const chooseGates = (name: ProcessName, { API_URL }: Values): readonly Gate[] => {
  if (name !== 'start') return gates[name];
  if (API_URL !== undefined) return gates.web;
  return [
    ...webGates,
    ...commerceGates,
    ...sandboxGates,
    ...gates.migrate,
    checkEmbeddedDatabase,
    checkDataKeys,
  ];
};

const isRootHere = () => process.getuid?.() === 0;

/**
 * Says why a process does not start in production, which charges real money and keeps real data: a
 * sentence for each thing that has to be set. Empty where it may start, or where this is not
 * production.
 */
export function findProductionFaults(
  name: ProcessName,
  values: Values,
  isRoot = isRootHere(),
): readonly string[] {
  if (values.APP_ENV !== 'production') return [];
  const faults = chooseGates(name, values).flatMap((gate) => gate(values));
  const found = faults.filter((fault) => fault !== null);
  const root =
    isRoot && !values.ALLOW_ROOT
      ? [
          'APP_ENV=production does not run as root; start it as an account of its own, or set ALLOW_ROOT=true where root is nobody outside its container.',
        ]
      : [];
  return [...new Set([...found, ...root])];
}

/** @throws EnvironmentError with a line for each fault */
export function refuseFaults(faults: readonly string[]): void {
  if (faults.length > 0) throw new EnvironmentError(faults.join('\n'));
}

/** Checks a process that reads its settings piece by piece. @throws EnvironmentError */
export function checkProduction(name: ProcessName, source: Source): void {
  refuseFaults(findProductionFaults(name, read(source, variables)));
}
