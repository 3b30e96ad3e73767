import { randomBytes } from 'node:crypto';
import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { variableNames } from '../../config/variables.server';
import { buildPrograms } from '../../scripts/build/buildPrograms';
import { buildWeb } from '../../scripts/build/buildWeb';
import { createService, runToCompletion } from '../../scripts/processes/childProcess';
import type { Report, RunningProcess, Supervisor } from '../../scripts/processes/supervisor';
import { projectRoot } from '../../scripts/projectRoot';
import { runAlone } from '../../scripts/system/specs';
import { testedLimits } from '../../scripts/testedSystem';
import type { FaultSystem } from '../system';
import { type Compose, type ComposeService, readCompose } from './compose';
import {
  database,
  type PostgresCluster,
  type RolePasswords,
  startPostgresCluster,
} from './postgresCluster';
import { ServerFolder } from './programs';
import { type DatabaseProxies, startDatabaseProxies, startProxy } from './proxies';

export interface ClusterSystem extends Pick<
  FaultSystem,
  'commerceUrl' | 'commerceUrls' | 'databaseUrl' | 'sandboxApiKey' | 'sandboxUrl'
> {
  url: string;
  postgres: PostgresCluster;
  /** Resolves once each process that was ended serves again. */
  untilComplete(): Promise<void>;
  kill(name: string): Promise<void>;
  replace(name: string): Promise<void>;
}

const ports: Readonly<Record<string, number>> = {
  commerce: 4000,
  sandbox: 4100,
  web: 3000,
  worker: 4001,
};
const buyersPort = 8080;
const order = ['sandbox', 'commerce', 'worker', 'web'];

const createPassword = () => randomBytes(24).toString('hex');

function createFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'education-checkout-'));
  // The servers run under another account, which must be able to enter.
  chmodSync(folder, 0o711);
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return folder;
}

interface Databases {
  serving: string;
  listening: string;
  migrating: string;
  reading: string;
}

function createDatabases(
  { leaderPort, poolPort }: DatabaseProxies,
  { app, owner }: RolePasswords,
): Databases {
  const at = (account: string, port: number) =>
    `postgresql://${account}@127.0.0.1:${port}/${database}`;
  return {
    serving: at(`checkout_app:${app}`, poolPort),
    listening: at(`checkout_app:${app}`, leaderPort),
    migrating: at(`checkout_owner:${owner}`, leaderPort),
    reading: at('postgres', leaderPort),
  };
}

function createEnvironment(
  { address, command, environment }: ComposeService,
  compose: Compose,
  databases: Databases,
  dataDir: string,
): Record<string, string> {
  const proxy = compose.getAddress('proxy');
  return {
    ...Object.fromEntries(variableNames.map((name) => [name, ''])),
    ...environment,
    NODE_ENV: 'production',
    // The buyers are programs, many at once, which solve no captcha.
    CAPTCHA: 'off',
    WEB_URL: `http://${proxy}:${buyersPort}`,
    SANDBOX_PUBLIC_URL: `http://${compose.getAddress('sandbox')}:${ports.sandbox ?? 0}`,
    ...(command === 'web' && { HOST: address }),
    ...(environment.DATABASE_URL !== undefined && {
      DATABASE_URL: databases.serving,
      DATABASE_LISTEN_URL: databases.listening,
      DATABASE_POOLER: 'true',
      // All buyers type the same card, and a charge counts as declined while its bank is asked.
      LIMITS: testedLimits,
      ...(command === 'migrate' && { MIGRATION_DATABASE_URL: databases.migrating }),
    }),
    ...(command === 'sandbox' && { DATA_DIR: dataDir }),
  };
}

/**
 * Starts everything under the supervisor, which also stops it.
 * @param log receives the lines of the processes
 * @throws StartProblem when it does not start.
 */
export async function startClusterSystem(
  supervisor: Supervisor,
  log: Report,
): Promise<ClusterSystem> {
  await supervisor.run(() => buildPrograms(projectRoot));
  await supervisor.run((stopping) => buildWeb(stopping, log));
  const root = createFolder();
  const folder = new ServerFolder(path.join(root, 'servers'));
  const passwords = { owner: createPassword(), app: createPassword() };
  const postgres = await startPostgresCluster(supervisor, folder);
  await postgres.createRoles(passwords);
  const proxies = await startDatabaseProxies(supervisor, folder, postgres.nodes, passwords);
  const databases = createDatabases(proxies, passwords);
  const sandboxApiKey = createPassword();
  const compose = readCompose({
    BUYER_LINK_SECRET: createPassword(),
    CAPTCHA_SECRET: createPassword(),
    DATA_KEY: createPassword(),
    LOOKUP_KEY: createPassword(),
    POSTGRES_PASSWORD: createPassword(),
    SANDBOX_API_KEY: sandboxApiKey,
    SANDBOX_WEBHOOK_SECRET: randomBytes(32).toString('base64'),
  });

  const running = new Map<string, RunningProcess>();
  const describe = (service: ComposeService) => ({
    name: service.name,
    args: runAlone(service.command),
    env: createEnvironment(service, compose, databases, path.join(root, 'sandbox')),
    stopSeconds: 60,
  });
  const start = (service: ComposeService) => {
    const readyUrl = `http://${service.address}:${ports[service.command] ?? 0}/readiness`;
    const started = createService({ ...describe(service), readyUrl, readySeconds: 60 }, log);
    return supervisor.start({
      name: started.name,
      start: async (stopping) => {
        const process = await started.start(stopping);
        running.set(started.name, process);
        void process.exited.then(() => {
          if (running.get(started.name) === process) running.delete(started.name);
        });
        // Nothing of the system is kept after the run, so killing it is enough.
        const stop = async () => {
          process.kill();
          await process.exited;
        };
        return { ...process, stop };
      },
    });
  };
  const take = (name: string) => {
    const process = running.get(name);
    if (!process) throw new Error(`${name} does not run`);
    running.delete(name);
    return process;
  };

  const byCommand = (command: string) =>
    compose.services.filter((service) => service.command === command);
  for (const service of byCommand('migrate'))
    await supervisor.run((stopping) => runToCompletion(describe(service), stopping, log));
  const services = order.flatMap(byCommand);
  for (const service of services) await start(service);
  await startProxy(supervisor, folder, compose);
  const url = `http://${compose.getAddress('proxy')}:${buyersPort}`;
  return {
    url,
    commerceUrl: url,
    commerceUrls: [url],
    databaseUrl: databases.reading,
    sandboxApiKey,
    sandboxUrl: `http://${compose.getAddress('sandbox')}:${ports.sandbox ?? 0}`,
    postgres,
    async untilComplete() {
      while (running.size < services.length) await wait(100);
    },
    async kill(name) {
      const process = take(name);
      process.kill();
      await process.exited;
    },
    replace: (name) => take(name).stop(),
  };
}
