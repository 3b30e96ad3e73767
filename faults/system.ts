import { randomBytes, randomInt } from 'node:crypto';
import getPort from 'get-port';
import { readEnvironment } from '../domain/environment.server';
import { findEmbeddedUrl } from '../scripts/postgres/startEmbeddedPostgres';
import { createService } from '../scripts/processes/childProcess';
import {
  createSupervisor,
  type Report,
  type RunningProcess,
  type Supervisor,
} from '../scripts/processes/supervisor';
import { commerceSpec, runOnce, type RunEntry } from '../scripts/specs';
import { startServices } from '../scripts/startServices';
import { planTestedSystem } from '../scripts/testedSystem';

/** A module of `preloads/` that changes how a process runs, with what it is told. */
export type Preload = `${string}.js${'' | `?${string}`}`;

export interface SystemOptions {
  sandboxPreload?: Preload;
  /** Commerce processes beside the first, on the same database, by what is loaded before each. */
  moreCommerce?: readonly (Preload | undefined)[];
}

type ServiceName = 'commerce' | 'postgres' | 'sandbox';

/** Commerce, the sandbox and PostgreSQL under the supervisor that `npm start` runs them with. */
export interface FaultSystem {
  commerceUrl: string;
  /** All commerce processes, the first included. */
  commerceUrls: readonly string[];
  sandboxUrl: string;
  databaseUrl: string;
  dataDir: string;
  sandboxApiKey: string;
  webhookSecret: string;
  /** Ends a process at once (SIGKILL); resolves when it is gone. The supervisor starts it again. */
  kill(name: ServiceName): Promise<void>;
  /** Asks the first commerce to stop in order (SIGTERM); resolves when it has. */
  stopCommerce(): Promise<void>;
  /** Stops everything and removes the data folder. */
  stop(): Promise<void>;
}

/** One of the commerce processes, by chance: as a load balancer does. */
export function chooseCommerce({ commerceUrl, commerceUrls }: FaultSystem): string {
  return commerceUrls[randomInt(commerceUrls.length)] ?? commerceUrl;
}

/** Notes the process of each service that the supervisor starts, so that it can be killed. */
function watchProcesses(supervisor: Supervisor, running: Map<string, RunningProcess>): Supervisor {
  return {
    ...supervisor,
    start: ({ name, start }) =>
      supervisor.start({
        name,
        start: async (stopping) => {
          const process = await start(stopping);
          running.set(name, process);
          return process;
        },
      }),
  };
}

function withPreload(preload: Preload | undefined): RunEntry {
  if (preload === undefined) return runOnce;
  const { href } = new URL(`./preloads/${preload}`, import.meta.url);
  return (entry) => ['--import', href, ...runOnce(entry)];
}

/**
 * Starts a system on free ports and a data folder of its own.
 * @throws StartProblem when it does not start; nothing is left behind.
 */
export async function startFaultSystem(
  { moreCommerce = [], sandboxPreload }: SystemOptions,
  report: Report,
): Promise<FaultSystem> {
  const tested = await planTestedSystem();
  const secrets = {
    sandboxApiKey: randomBytes(24).toString('hex'),
    sandboxWebhookSecret: randomBytes(32).toString('base64'),
  };
  const environment = { ...readEnvironment(tested.env), ...secrets };
  const running = new Map<string, RunningProcess>();
  const supervisor = watchProcesses(createSupervisor(report), running);
  supervisor.onStopped(() => tested.discard());
  const find = (name: ServiceName) => {
    const process = running.get(name);
    if (!process) throw new Error(`${name} does not run`);
    return process;
  };
  const commerceUrls = [tested.commerceUrl];
  let databaseUrl = '';
  try {
    const runEntry: RunEntry = (entry) =>
      withPreload(entry.startsWith('sandbox/') ? sandboxPreload : undefined)(entry);
    await startServices(supervisor, environment, runEntry, report);
    databaseUrl = findEmbeddedUrl({ dataDir: tested.dataDir }) ?? '';
    for (const preload of moreCommerce) {
      const commercePort = await getPort();
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
  } catch (thrown) {
    await supervisor.stop();
    throw thrown;
  }
  return {
    commerceUrl: tested.commerceUrl,
    commerceUrls,
    sandboxUrl: tested.sandboxUrl,
    databaseUrl,
    dataDir: tested.dataDir,
    sandboxApiKey: secrets.sandboxApiKey,
    webhookSecret: secrets.sandboxWebhookSecret,
    kill: async (name) => {
      const process = find(name);
      process.kill();
      await process.exited;
    },
    stopCommerce: () => find('commerce').stop(),
    stop: () => supervisor.stop(),
  };
}
