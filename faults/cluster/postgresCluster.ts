import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { choosePort } from '@/testing/choosePort';
import type { RunningProcess, Supervisor } from '../../scripts/processes/supervisor';
import { projectRoot } from '../../scripts/projectRoot';
import { StartProblem } from '../../scripts/StartProblem';
import { programPath, type ServerFolder } from './programs';

export interface PostgresCluster {
  nodes: readonly ClusterNode[];
  findLeader: () => Promise<ClusterNode | null>;
  untilReplicated: () => Promise<void>;
  createRoles: (passwords: RolePasswords) => Promise<void>;
  kill: (node: ClusterNode) => Promise<void>;
  start: (node: ClusterNode) => void;
}

export interface RolePasswords {
  owner: string;
  app: string;
}

export interface ClusterNode {
  name: string;
  port: number;
}

export const database = 'checkout';
const superuser = 'postgres';
const timeoutSeconds = 120;

/**
 * Timeouts of the monitor, in milliseconds. By default it waits 20 s for a server and 30 s more until
 * an unreachable leader has stopped by itself. These give a leader that is cut off 2 s, in which it
 * stops accepting writes because its follower does not confirm them.
 */
const monitorSettings = {
  health_check_period: 1_000,
  health_check_timeout: 1_000,
  health_check_retry_delay: 500,
  node_considered_unhealthy_timeout: 2_000,
  primary_demote_timeout: 2_000,
  startup_grace_period: 1_000,
};

const nodeUrl = (port: number, name = database): string =>
  `postgresql://${superuser}@127.0.0.1:${port}/${name}`;

async function ask(url: string, text: string): Promise<Record<string, unknown>[] | null> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(text)).rows;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function leads(port: number): Promise<boolean> {
  // A server that was promoted but may not be written to yet is read only, too.
  const rows = await ask(nodeUrl(port), 'show transaction_read_only');
  return rows?.[0]?.transaction_read_only === 'off';
}

/** @throws StartProblem when it takes too long */
async function until(
  what: string,
  isDone: () => Promise<boolean>,
  stopping?: AbortSignal,
): Promise<void> {
  const end = performance.now() + timeoutSeconds * 1_000;
  while (!(await isDone())) {
    if (performance.now() > end)
      throw new StartProblem(
        `${what} took longer than ${timeoutSeconds} s; test-results/faults/cluster says why.`,
      );
    await wait(250, undefined, stopping && { signal: stopping });
  }
}

const common = (folder: ServerFolder, name: string, port: number) => [
  '--pgdata',
  `${folder.root}/${name}`,
  '--pgport',
  String(port),
  '--pgctl',
  programPath('pg_ctl'),
  '--hostname',
  '127.0.0.1',
  '--auth',
  'trust',
  '--no-ssl',
];

/** Runs a program to its end. @throws StartProblem when it fails */
async function complete(what: string, running: RunningProcess, stopping: AbortSignal) {
  const kill = () => {
    running.kill();
  };
  stopping.addEventListener('abort', kill, { once: true });
  const exit = await running.exited;
  stopping.removeEventListener('abort', kill);
  stopping.throwIfAborted();
  if (exit !== 'exit code 0')
    throw new StartProblem(`${what} failed (${exit}); test-results/faults/cluster says why.`);
}

function listenHere(folder: ServerFolder): void {
  const home = folder.make('monitor-home');
  const file = path.join(home, 'pg_autoctl', folder.root, 'monitor', 'pg_autoctl.cfg');
  const settings = readFileSync(file, 'utf8');
  writeFileSync(file, settings.replace(/listen_addresses = .*/, 'listen_addresses = 127.0.0.1'));
}

/** @returns the address of the monitor */
async function startMonitor(supervisor: Supervisor, folder: ServerFolder): Promise<string> {
  const port = await choosePort();
  const url = nodeUrl(port, 'pg_auto_failover');
  const made = common(folder, 'monitor', port);
  await supervisor.run(async (stopping) => {
    const making = folder.run('pg_autoctl', 'monitor', ['create', 'monitor', ...made]);
    await complete('Making the monitor', making, stopping);
  });
  listenHere(folder);
  await supervisor.start({
    name: 'monitor',
    start: async (stopping) => {
      const data = ['--pgdata', `${folder.root}/monitor`];
      const running = folder.run('pg_autoctl', 'monitor', ['run', ...data]);
      const answers = async () => (await ask(url, 'select 1')) !== null;
      await until('The monitor', answers, stopping).catch((thrown: unknown) => {
        running.kill();
        throw thrown;
      });
      return running;
    },
  });
  for (const [name, value] of Object.entries(monitorSettings))
    await ask(url, `alter system set pgautofailover.${name} = ${value}`);
  await ask(url, 'select pg_reload_conf()');
  return url;
}

/** @throws StartProblem when it is not replicated in time */
export async function startPostgresCluster(
  supervisor: Supervisor,
  folder: ServerFolder,
): Promise<PostgresCluster> {
  const monitorUrl = await startMonitor(supervisor, folder);
  const monitor = new URL(monitorUrl);
  monitor.username = 'autoctl_node';
  monitor.searchParams.set('sslmode', 'disable');
  const nodes: ClusterNode[] = [];
  const running = new Map<ClusterNode, RunningProcess>();
  const away = new Set<ClusterNode>();

  const startNode = async (node: ClusterNode, stopping: AbortSignal) => {
    while (away.has(node)) await wait(100, undefined, { signal: stopping });
    const { name, port } = node;
    const own = ['--name', name, '--monitor', monitor.href, '--dbname', database];
    const all = [...common(folder, name, port), ...own, '--listen', '127.0.0.1', '--run'];
    const process = folder.run('pg_autoctl', name, ['create', 'postgres', ...all]);
    running.set(node, process);
    return process;
  };
  const findLeader = async () => {
    for (const node of nodes) if (await leads(node.port)) return node;
    return null;
  };
  const readStates = async () => {
    const states = 'select reportedstate::text as state from pgautofailover.node';
    return (await ask(monitorUrl, states))?.map(({ state }) => String(state)).sort() ?? [];
  };
  const isReplicated = async () => {
    const leader = await findLeader();
    if (!leader) return false;
    const url = nodeUrl(leader.port);
    // A copy starts with a checkpoint, which takes minutes unless one is requested.
    await ask(url, 'checkpoint');
    if ((await readStates()).join() !== 'primary,secondary') return false;
    const followers = await ask(url, 'select sync_state from pg_stat_replication');
    const [follower] = followers ?? [];
    return followers?.length === 1 && ['sync', 'quorum'].includes(String(follower?.sync_state));
  };

  for (const name of ['node-1', 'node-2']) {
    const node = { name, port: await choosePort() };
    nodes.push(node);
    await supervisor.start({ name, start: (stopping) => startNode(node, stopping) });
    const count = nodes.length;
    await supervisor.run((stopping) =>
      until(
        name,
        async () =>
          (await readStates()).length === count && (count > 1 || (await leads(node.port))),
        stopping,
      ),
    );
  }
  await supervisor.run((stopping) => until('Replication', isReplicated, stopping));

  return {
    nodes,
    findLeader,
    untilReplicated: () => until('Replication', isReplicated),
    async createRoles({ app, owner }) {
      const leader = await findLeader();
      const file = path.join(projectRoot, 'deploy/postgres/roles.sql');
      const passwords = ['--set', `owner_password=${owner}`, '--set', `app_password=${app}`];
      await supervisor.run(async (stopping) => {
        // A copy of the file: the servers' account may be unable to read the project.
        const copy = path.join(folder.make('roles'), 'roles.sql');
        writeFileSync(copy, readFileSync(file, 'utf8'));
        const url = nodeUrl(leader?.port ?? 0);
        const settings = ['--set', 'ON_ERROR_STOP=1', ...passwords];
        const psql = folder.run('psql', 'roles', [...settings, '--file', copy, url]);
        await complete('Making the roles', psql, stopping);
      });
    },
    async kill(node) {
      away.add(node);
      running.get(node)?.kill();
      await running.get(node)?.exited;
    },
    start: (node) => void away.delete(node),
  };
}
