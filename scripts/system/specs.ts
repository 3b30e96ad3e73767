import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Environment } from '../../config/start.server';
import type { ServiceSpec } from '../processes/childProcess';
import { programOutput } from '../build/stamp';
import { projectRoot } from '../projectRoot';

const READY_SECONDS = 60;

function preload(file: string): string[] {
  return ['--import', pathToFileURL(path.join(projectRoot, 'scripts/processes', file)).href];
}

export function runPackage(file: string, ...args: readonly string[]): string[] {
  return [...preload('exitWithParent.js'), path.join(projectRoot, 'node_modules', file), ...args];
}

export const runScript = (script: string, ...args: readonly string[]): string[] => [
  '--import',
  'tsx',
  ...preload('exitWithParent.js'),
  script,
  ...args,
];

type ServiceName = 'commerce' | 'sandbox' | 'web' | 'worker';

export type RunService = (name: ServiceName) => string[];

/** Next writes stacks without maps, and those of its server are 50 MB: web loads none. */
const enableSourceMaps = (name: string) => (name === 'web' ? [] : ['--enable-source-maps']);

export const runBuilt = (name: ServiceName | 'linkPictures'): string[] => [
  ...enableSourceMaps(name),
  ...preload('exitWithParent.js'),
  path.join(projectRoot, programOutput.folder, `${name}.js`),
];

export const watchedFolder = (name: string) => `${programOutput.folder}/watched/${name}`;

export const runAlone = (command: string): string[] => [
  ...preload('exitWithParent.js'),
  path.join(projectRoot, 'scripts/launch.js'),
  command,
];

export const runWatched: RunService = (name) => [
  '--enable-source-maps',
  ...preload('exitWithParent.js'),
  path.join(projectRoot, watchedFolder(name), `${name}.js`),
];

export interface Secrets {
  sandboxApiKey: string;
  /** base64, as Standard Webhooks wants it. */
  sandboxWebhookSecret: string;
  dataKey: string;
  lookupKey: string;
  emailIdSecret: string;
  buyerLinkSecret: string;
  captchaSecret: string;
}

const reach = (host: string) => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host);

export function getSandboxPublicUrl(environment: Environment): string {
  const { sandboxPort, sandboxPublicUrl, sandboxUrl } = environment;
  return sandboxPublicUrl ?? sandboxUrl ?? `http://localhost:${sandboxPort}`;
}

const commonVariables = ({ allowances, appEnvironment, logFormat, logLevel }: Environment) => ({
  ...allowances,
  APP_ENV: appEnvironment,
  LOG_FORMAT: logFormat,
  LOG_LEVEL: logLevel,
});

export function sandboxSpec(
  environment: Environment,
  { sandboxApiKey, sandboxWebhookSecret }: Secrets,
  run: RunService,
): ServiceSpec {
  const { commerceHost, commercePort, dataDir, sandboxHost, sandboxPort } = environment;
  const commerceUrl = `http://${reach(commerceHost)}:${commercePort}`;
  return {
    name: 'sandbox',
    args: run('sandbox'),
    env: {
      SANDBOX_HOST: sandboxHost,
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      SANDBOX_API_KEY: sandboxApiKey,
      SANDBOX_WEBHOOK_SECRET: sandboxWebhookSecret,
      SANDBOX_WEBHOOK_URL:
        environment.sandboxWebhookUrl ?? `${commerceUrl}/api/v1/webhooks/sandbox`,
      SANDBOX_PUBLIC_URL: getSandboxPublicUrl(environment),
      ...environment.metrics,
      ...commonVariables(environment),
    },
    readyUrl: `http://${reach(sandboxHost)}:${sandboxPort}/readiness`,
    readySeconds: READY_SECONDS,
    stopSeconds: 10,
  };
}

/** A call to the provider may take 10 seconds; stopping waits for it. */
export function commerceSpec(
  environment: Environment,
  secrets: Secrets,
  databaseUrl: string,
  run: RunService,
): ServiceSpec {
  const { buyerLinkSecret, captchaSecret, dataKey, emailIdSecret, lookupKey } = secrets;
  const { sandboxApiKey, sandboxWebhookSecret } = secrets;
  const { commerceHost, commercePort, webUrl } = environment;
  const { drainSeconds, paymentProvider, sandboxHost, sandboxPort, sandboxUrl } = environment;
  return {
    name: 'commerce',
    args: run('commerce'),
    env: {
      COMMERCE_PORT: String(commercePort),
      COMMERCE_HOST: commerceHost,
      BACKGROUND_WORK: String(environment.doesBackgroundWork),
      DATABASE_URL: databaseUrl,
      ...environment.database,
      ...environment.limits,
      ...environment.events,
      ...environment.schools,
      ...environment.mail,
      ...environment.flags,
      DATA_KEY: dataKey,
      LOOKUP_KEY: lookupKey,
      EMAIL_ID_SECRET: emailIdSecret,
      BUYER_LINK_SECRET: buyerLinkSecret,
      ...environment.captcha,
      CAPTCHA_SECRET: captchaSecret,
      ...environment.monitoring,
      ...environment.metrics,
      PAYMENT_PROVIDER: paymentProvider,
      SANDBOX_URL: sandboxUrl ?? `http://${reach(sandboxHost)}:${sandboxPort}`,
      SANDBOX_API_KEY: sandboxApiKey,
      SANDBOX_WEBHOOK_SECRET: sandboxWebhookSecret,
      ...environment.cardKeys,
      TRUSTED_PROXIES: environment.trustedProxies.join(),
      DRAIN_SECONDS: String(drainSeconds),
      WEB_URL: webUrl,
      ...commonVariables(environment),
    },
    readyUrl: `http://${reach(commerceHost)}:${commercePort}/readiness`,
    readySeconds: READY_SECONDS,
    stopSeconds: 15 + drainSeconds,
  };
}

export function workerSpec(commerce: ServiceSpec, port: number, run: RunService): ServiceSpec {
  return {
    ...commerce,
    name: 'worker',
    args: run('worker'),
    env: { ...commerce.env, WORKER_HOST: '127.0.0.1', WORKER_PORT: String(port) },
    readyUrl: `http://127.0.0.1:${port}/readiness`,
  };
}

export function getApiUrls({ apiUrls, commerceHost, commercePort }: Environment): string[] {
  return apiUrls ?? [`http://${reach(commerceHost)}:${commercePort}`];
}

const runDevelopment = (port: string, host: string) => [
  ...preload('endStreamsAtStop.js'),
  ...preload('detachedBuffers.js'),
  ...runPackage('next/dist/bin/next', 'dev', '--port', port, '--hostname', host),
];

export function webSpec(environment: Environment, mode: 'start' | 'dev'): ServiceSpec {
  const { buildsFolder, checkoutHosts, drainSeconds, homologApiUrls } = environment;
  const { metrics, monitoring, webHost, webPort } = environment;
  const port = String(webPort);
  return {
    name: 'web',
    args: mode === 'dev' ? runDevelopment(port, webHost) : runBuilt('web'),
    env: {
      HOST: webHost,
      PORT: port,
      DRAIN_SECONDS: String(drainSeconds),
      BUILDS_DIR: buildsFolder,
      API_URL: getApiUrls(environment).join(),
      ...(homologApiUrls && { HOMOLOG_API_URL: homologApiUrls.join() }),
      ...checkoutHosts,
      ...environment.cardKeys,
      ...environment.ofWeb,
      ...monitoring,
      ...metrics,
      ...commonVariables(environment),
      NODE_ENV: mode === 'dev' ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    readyUrl: `http://${reach(webHost)}:${webPort}/readiness`,
    readySeconds: mode === 'dev' ? 120 : READY_SECONDS,
    stopSeconds: 15 + drainSeconds,
  };
}
