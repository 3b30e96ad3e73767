import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Environment } from '../domain/environment.server';
import type { ServiceSpec } from './processes/childProcess';
import { projectRoot } from './projectRoot';

const READY_SECONDS = 60;

/** Node's options that load a module of ours before the program. */
function preload(file: string): string[] {
  return ['--import', pathToFileURL(path.join(projectRoot, 'scripts/processes', file)).href];
}

/** Node's arguments for a program that a package brings. */
export function runPackage(file: string, ...args: readonly string[]): string[] {
  return [...preload('exitWithParent.js'), path.join(projectRoot, 'node_modules', file), ...args];
}

/** Node's arguments for a TypeScript entry point of ours. */
export type RunEntry = (entry: string) => string[];

export const runOnce: RunEntry = (entry) => [
  '--import',
  'tsx',
  ...preload('exitWithParent.js'),
  entry,
];

/** The same, restarted whenever a file it uses changes. */
export const runWatched: RunEntry = (entry) =>
  runPackage('tsx/dist/cli.mjs', 'watch', '--clear-screen=false', entry);

/** What commerce and the sandbox identify each other by. */
export interface Secrets {
  sandboxApiKey: string;
  /** base64, as Standard Webhooks wants it. */
  sandboxWebhookSecret: string;
}

/** The embedded payment provider. */
export function sandboxSpec(
  { sandboxPort, commercePort, dataDir, logLevel }: Environment,
  { sandboxApiKey, sandboxWebhookSecret }: Secrets,
  runEntry: RunEntry,
): ServiceSpec {
  return {
    name: 'sandbox',
    args: runEntry('sandbox/main.ts'),
    env: {
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      SANDBOX_API_KEY: sandboxApiKey,
      SANDBOX_WEBHOOK_SECRET: sandboxWebhookSecret,
      SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${commercePort}/api/v1/webhooks/sandbox`,
      SANDBOX_PUBLIC_URL: `http://localhost:${sandboxPort}`,
      LOG_LEVEL: logLevel,
    },
    readyUrl: `http://127.0.0.1:${sandboxPort}/readiness`,
    readySeconds: READY_SECONDS,
    stopSeconds: 10,
  };
}

/** The embedded commerce service. A call to the provider may take 10 seconds; stopping waits for it. */
export function commerceSpec(
  { commercePort, sandboxPort, paymentProvider, webUrl, appEnvironment, logLevel }: Environment,
  { sandboxApiKey, sandboxWebhookSecret }: Secrets,
  databaseUrl: string,
  runEntry: RunEntry,
): ServiceSpec {
  return {
    name: 'commerce',
    args: runEntry('commerce/main.ts'),
    env: {
      COMMERCE_PORT: String(commercePort),
      COMMERCE_HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      PAYMENT_PROVIDER: paymentProvider,
      SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
      SANDBOX_API_KEY: sandboxApiKey,
      SANDBOX_WEBHOOK_SECRET: sandboxWebhookSecret,
      WEB_URL: webUrl,
      APP_ENV: appEnvironment,
      LOG_LEVEL: logLevel,
    },
    readyUrl: `http://127.0.0.1:${commercePort}/readiness`,
    readySeconds: READY_SECONDS,
    stopSeconds: 15,
  };
}

/** Where the calls of buyers and of the web app's server go. */
export function getApiUrl({ apiUrl, commercePort }: Environment): string {
  return apiUrl ?? `http://127.0.0.1:${commercePort}`;
}

/** The checkout: as it was built, or as its files are now, with hot reload. */
export function webSpec(environment: Environment, mode: 'start' | 'dev'): ServiceSpec {
  const { homologApiUrl, webPort, appEnvironment, webUrl, logLevel } = environment;
  const port = String(webPort);
  return {
    name: 'web',
    args: [
      ...preload('endStreamsAtStop.js'),
      ...runPackage('next/dist/bin/next', mode, '--port', port, '--hostname', '0.0.0.0'),
    ],
    env: {
      PORT: port,
      API_URL: getApiUrl(environment),
      ...(homologApiUrl !== undefined && { HOMOLOG_API_URL: homologApiUrl }),
      APP_ENV: appEnvironment,
      WEB_URL: webUrl,
      LOG_LEVEL: logLevel,
      NODE_ENV: mode === 'dev' ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    readyUrl: `http://127.0.0.1:${webPort}/readiness`,
    readySeconds: mode === 'dev' ? 120 : READY_SECONDS,
    stopSeconds: 15,
  };
}
