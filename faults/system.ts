import { randomBytes, randomInt } from 'node:crypto';
import { choosePort } from '@/testing/choosePort';
import { readEnvironment } from '../config/start.server';
import { buildPrograms } from '../scripts/build/buildPrograms';
import { buildWeb } from '../scripts/build/buildWeb';
import { createService } from '../scripts/processes/childProcess';
import {
  createSupervisor,
  type Report,
  type RunningProcess,
  type Supervisor,
} from '../scripts/processes/supervisor';
import { projectRoot } from '../scripts/projectRoot';
import {
  commerceSpec,
  runBuilt,
  type RunService,
  webSpec,
  workerSpec,
} from '../scripts/system/specs';
import { startServices } from '../scripts/system/startServices';
import { findTestedDatabase, planTestedSystem } from '../scripts/testedSystem';

export type Preload = `${string}.js${'' | `?${string}`}`;

export interface SystemOptions {
  sandboxPreload?: Preload;
  moreCommerce?: readonly (Preload | undefined)[];
  workers?: number;
  startDependencies?: () => Promise<Readonly<Record<string, string>>>;
  hasWeb?: boolean;
  trustedProxies?: string;
  variables?: Readonly<Record<string, string>>;
  startApi?: (commerceUrl: string) => Promise<StubService>;
}

interface StubService {
  url: string;
  stop: () => Promise<void>;
}

type ServiceName = 'commerce' | 'postgres' | 'sandbox' | `worker ${number}`;

export interface FaultSystem {
  webUrl: string;
  commerceUrl: string;
  commerceUrls: readonly string[];
  sandboxUrl: string;
  databaseUrl: string;
  dataDir: string;
  sandboxApiKey: string;
  webhookSecret: string;
  commandVariables: Readonly<Record<string, string>>;
  kill: (name: ServiceName) => Promise<void>;
  stopCommerce: () => Promise<void>;
  stop: () => Promise<void>;
}

export function chooseCommerce({
  commerceUrl,
  commerceUrls,
}: Pick<FaultSystem, 'commerceUrl' | 'commerceUrls'>): string {
  return commerceUrls[randomInt(commerceUrls.length)] ?? commerceUrl;
}

function watchProcesses(supervisor: Supervisor, running: Map<string, RunningProcess>): Supervisor {
  return {
    ...supervisor,
    start: (service) =>
      supervisor.start({
        name: service.name,
        start: async (stopping) => {
          const process = await service.start(stopping);
          running.set(service.name, process);
          return process;
        },
      }),
  };
}

function withPreload(preload: Preload | undefined): RunService {
  if (preload === undefined) return runBuilt;
  const { href } = new URL(`./preloads/${preload}`, import.meta.url);
  return (name) => ['--import', href, ...runBuilt(name)];
}

/**
 * Starts a system on free ports and a data folder of its own.
 * @throws StartProblem when it does not start; nothing is left behind.
 */
export async function startFaultSystem(
  {
    hasWeb = false,
    moreCommerce = [],
    sandboxPreload,
    startApi,
    startDependencies,
    trustedProxies = '',
    variables: own = {},
    workers = 0,
  }: SystemOptions,
  report: Report,
): Promise<FaultSystem> {
  const tested = await planTestedSystem();
  const secrets = {
    sandboxApiKey: randomBytes(24).toString('hex'),
    sandboxWebhookSecret: randomBytes(32).toString('base64'),
    dataKey: randomBytes(32).toString('hex'),
    lookupKey: randomBytes(32).toString('hex'),
    emailIdSecret: randomBytes(32).toString('hex'),
    captchaSecret: randomBytes(32).toString('hex'),
    buyerLinkSecret: randomBytes(32).toString('hex'),
  };
  // The buyers are programs, many at once, which solve no captcha.
  const variables = {
    ...tested.env,
    CAPTCHA: 'off',
    // Nobody else on the network reaches what is attacked.
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: trustedProxies,
    ...(workers > 0 && { BACKGROUND_WORK: 'false' }),
    ...own,
    ...(await startDependencies?.()),
  };
  const environment = { ...readEnvironment(variables), ...secrets };
  const running = new Map<string, RunningProcess>();
  const supervisor = watchProcesses(createSupervisor(report), running);
  supervisor.onStopped(() => {
    tested.discard();
  });
  const find = (name: ServiceName) => {
    const process = running.get(name);
    if (!process) throw new Error(`${name} does not run`);
    return process;
  };
  const commerceUrls = [tested.commerceUrl];
  let databaseUrl = '';
  try {
    await buildPrograms(projectRoot);
    const run: RunService = (name) =>
      withPreload(name === 'sandbox' ? sandboxPreload : undefined)(name);
    await startServices(supervisor, environment, run, report);
    databaseUrl = findTestedDatabase(tested.dataDir) ?? '';
    for (const preload of moreCommerce) {
      const commercePort = await choosePort();
      const name = `commerce ${commerceUrls.length + 1}`;
      const spec = commerceSpec(
        { ...environment, commercePort },
        secrets,
        databaseUrl,
        withPreload(preload),
      );
      await supervisor.start(createService({ ...spec, name }, report));
      commerceUrls.push(`http://127.0.0.1:${commercePort}`);
    }
    const alone = commerceSpec(environment, secrets, databaseUrl, runBuilt);
    for (let number = 1; number <= workers; number += 1) {
      const spec = workerSpec(alone, await choosePort(), runBuilt);
      await supervisor.start(createService({ ...spec, name: `worker ${number}` }, report));
    }
    if (hasWeb) {
      await supervisor.run((stopping) => buildWeb(stopping, report));
      const api = await startApi?.(tested.commerceUrl);
      if (api) supervisor.onStopped(() => void api.stop());
      const seen = { ...environment, ...(api && { apiUrls: [api.url] }) };
      await supervisor.start(createService(webSpec(seen, 'start'), report));
    }
  } catch (thrown) {
    await supervisor.stop();
    throw thrown;
  }
  return {
    webUrl: tested.baseUrl,
    commerceUrl: tested.commerceUrl,
    commerceUrls,
    sandboxUrl: tested.sandboxUrl,
    databaseUrl,
    dataDir: tested.dataDir,
    sandboxApiKey: secrets.sandboxApiKey,
    webhookSecret: secrets.sandboxWebhookSecret,
    commandVariables: {
      ...variables,
      DATA_KEY: secrets.dataKey,
      LOOKUP_KEY: secrets.lookupKey,
      SANDBOX_API_KEY: secrets.sandboxApiKey,
    },
    kill: async (name) => {
      const process = find(name);
      process.kill();
      await process.exited;
    },
    stopCommerce: () => find('commerce').stop(),
    stop: () => supervisor.stop(),
  };
}
