import { readSecrets } from './secrets.server';
import { read, type Source, variables } from './variables.server';

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
