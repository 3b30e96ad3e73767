import { readSecrets } from './secrets.server';
import { read, type Source, variables } from './variables.server';

function readWeb(source: Source) {
  const { APP_ENV, API_URL, CHECKOUT_HOSTS, HOMOLOG_API_URL } = variables;
  const { CAPTCHA, LINK_BUILDER_SELLERS, SWITCH_SECRET, WEB_URL } = variables;
  const addresses = { API_URL, CHECKOUT_HOSTS, HOMOLOG_API_URL };
  const values = read(source, {
    APP_ENV,
    ...addresses,
    CAPTCHA,
    LINK_BUILDER_SELLERS,
    SWITCH_SECRET,
    WEB_URL,
  });
  return {
    appEnvironment: values.APP_ENV,
    apiUrls: values.API_URL ?? ['http://127.0.0.1:4000'],
    homologApiUrls: values.HOMOLOG_API_URL,
    checkoutHosts: values.CHECKOUT_HOSTS,
    switchSecrets: readSecrets(values.SWITCH_SECRET),
    builderSellers: values.LINK_BUILDER_SELLERS,
    hasRecaptcha: values.CAPTCHA === 'recaptcha',
    webUrl: values.WEB_URL,
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
  'WEB_URL',
];

let lastWeb: { key: string; environment: ReturnType<typeof readWeb> } | undefined;

/** Runs for every request, so it checks the variables only when they changed. */
export function readWebEnvironment(source: Source) {
  const key = webNames.map((name) => source[name]).join('\n');
  if (lastWeb?.key !== key) lastWeb = { key, environment: readWeb(source) };
  return lastWeb.environment;
}

export function readSecurityContact(source: Source): string | undefined {
  const { SECURITY_CONTACT } = variables;
  return read(source, { SECURITY_CONTACT }).SECURITY_CONTACT;
}

export function readWebServerEnvironment(source: Source) {
  const { BUILDS_DIR, DRAIN_SECONDS, HOST, PORT } = variables;
  const values = read(source, { BUILDS_DIR, DRAIN_SECONDS, HOST, PORT });
  return {
    host: values.HOST,
    port: values.PORT,
    drainSeconds: values.DRAIN_SECONDS,
    buildsFolder: values.BUILDS_DIR,
  };
}
