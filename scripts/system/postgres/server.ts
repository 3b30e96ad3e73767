import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { watchChild } from '../../processes/childProcess';
import { getCommandLine } from '../../processes/processInfo';
import type { Report, RunningProcess } from '../../processes/supervisor';
import { unlessStopped } from '../../processes/unlessStopped';
import { StartProblem } from '../../StartProblem';
import { runOptions } from './account';
import type { Binaries } from './binaries';
import type { Cluster } from './cluster';

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_SECONDS = 60;
const FAST_STOP_MS = 1_000;
const POLL_MS = 50;

/**
 * Settings that the product relies on, on the command line, where no edited file can undo them: an
 * acknowledged commit is on the disk. Nothing below FATAL is logged, for statements and the details
 * of errors carry personal data.
 */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  log_min_messages: 'fatal',
};

const disposableSettings = {
  ...settings,
  max_connections: '400',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
};

export interface ServerOptions {
  cluster: Cluster;
  binaries: Binaries;
  port: number;
  url: string;
  isDisposable: boolean;
  /** What the server must have before it counts as started. */
  prepare: () => Promise<void>;
  report: Report;
  stopping: AbortSignal;
}

async function poll(check: () => Promise<boolean> | boolean, limitMs: number): Promise<boolean> {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    if (await check()) return true;
    await wait(POLL_MS);
  }
  return false;
}

/** SQLSTATE of a server that is not ready yet: it is starting, or has no connection left. */
const passing = ['57P03', '53300'];

/**
 * Whether the server accepts connections.
 * @throws its error when it never will: a wrong password, a missing file.
 */
async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (thrown) {
    if (thrown instanceof DatabaseError && !passing.includes(thrown.code ?? '')) throw thrown;
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Stops the server that a killed supervisor left behind. Removes its pid file when the process id now
 * belongs to another program, for which PostgreSQL itself would wait.
 */
export async function stopLeftoverServer(
  { folder }: Cluster,
  stopping: AbortSignal,
): Promise<void> {
  const pidFile = path.join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  if (!getCommandLine(pid).includes(folder)) {
    rmSync(pidFile, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  const hasEnded = () => {
    stopping.throwIfAborted();
    return getCommandLine(pid) === '';
  };
  if (!(await poll(hasEnded, STOP_LIMIT_SECONDS * 1000)))
    throw new StartProblem(`The database of an earlier start does not stop; end process ${pid}.`);
}

const farewell = `
read -r _
kill -INT "$1"
[ -n "$2" ] || exit
tries=0
while [ -e "$2/postmaster.pid" ] && [ $tries -lt ${STOP_LIMIT_SECONDS} ]; do
  sleep 1
  tries=$((tries + 1))
done
rm -rf -- "$2"`;

/**
 * Stops the server when this process dies, however it dies: a small shell waits for the end of a pipe
 * that only this process holds open.
 * @returns a function that ends the watch, once the server has stopped.
 */
function stopWhenWeDie(pid: number, { cluster, isDisposable }: ServerOptions): () => void {
  if (process.platform === 'win32') return () => undefined;
  const discarded = isDisposable ? cluster.folder : '';
  const shell = spawn('sh', ['-c', farewell, 'sh', String(pid), discarded], {
    ...runOptions(cluster.account),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.on('error', () => undefined);
  shell.unref();
  return () => void shell.kill('SIGKILL');
}

/**
 * Starts the server and prepares it. A start that fails or is stopped leaves nothing running.
 * @throws the error of the server or of `prepare`; the reason of `stopping`
 */
export async function startServer(options: ServerOptions): Promise<RunningProcess> {
  const { cluster, binaries, port, url, isDisposable, prepare, report, stopping } = options;
  const flags = Object.entries(isDisposable ? disposableSettings : settings).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );
  const child = spawn(
    path.join(binaries.folder, 'bin', 'postgres'),
    ['-D', cluster.folder, '-p', String(port), ...flags],
    {
      ...runOptions(cluster.account),
      // A process group of its own: Ctrl-C in the terminal reaches the supervisor only.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const server = watchChild(child, 'SIGINT', STOP_LIMIT_SECONDS);
  let lastWords = '';
  let isReady = false;
  let isAnswering = false;
  const hasAnswered = () => isAnswering;
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    lastWords = `${lastWords}${text}`.slice(-2000);
    if (isReady) report(text.trimEnd());
  });
  const endWatch = child.pid === undefined ? undefined : stopWhenWeDie(child.pid, options);
  let exit: string | undefined;
  void server.exited.then((reason) => {
    exit = reason;
    endWatch?.();
  });
  // The log on the disk has all that was committed: nothing waits for the checkpoint of a slow disk.
  const abandon = async () => {
    const timer = setTimeout(() => child.kill('SIGQUIT'), FAST_STOP_MS);
    await server.stop();
    clearTimeout(timer);
  };
  try {
    const hasEnded = await poll(async () => {
      isAnswering = exit === undefined && (await unlessStopped(answers(url), stopping));
      return isAnswering || exit !== undefined;
    }, START_LIMIT_MS);
    if (!hasAnswered()) throw new Error(hasEnded ? exit : 'no answer');
    await unlessStopped(prepare(), stopping);
    isReady = true;
    return server;
  } catch (thrown) {
    await abandon();
    const words = lastWords.trim();
    throw thrown instanceof DatabaseError || words === '' ? thrown : new Error(words);
  }
}
