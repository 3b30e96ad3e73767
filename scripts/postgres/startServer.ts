import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { RunningProcess } from '../processes/RunningProcess';
import { watchChild } from '../processes/watchChild';
import type { Binaries } from './binaries';
import type { ClusterPlace } from './locateCluster';
import { serverEnvironment } from './serverEnvironment';
import { stopWithSupervisor } from './stopWithSupervisor';

/** Recovery after a crash reads the whole log since the last checkpoint: give it time. */
const START_LIMIT_MS = 120_000;
const PAUSE_MS = 50;

/**
 * What the product relies on, said on the command line where no edited file can undo it: an
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

export interface ServerOptions {
  place: ClusterPlace;
  binaries: Binaries;
  port: number;
  /** Of the maintenance database, for the readiness probe. */
  url: string;
  report: (line: string) => void;
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function waitUntilAnswering(url: string, isOver: () => boolean): Promise<boolean> {
  const limit = Date.now() + START_LIMIT_MS;
  while (!isOver() && Date.now() < limit) {
    if (await answers(url)) return true;
    await wait(PAUSE_MS);
  }
  return false;
}

/** Starts the server and waits until it takes connections. Throws with the server's own last words. */
export async function startServer(options: ServerOptions): Promise<RunningProcess> {
  const { place, binaries, port, url, report } = options;
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    path.join(binaries.folder, 'bin', 'postgres'),
    ['-D', place.cluster, '-p', String(port), ...flags],
    {
      ...place.account,
      cwd: '/',
      env: serverEnvironment(),
      // A process group of its own: Ctrl-C in the terminal reaches the supervisor only.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const server = watchChild(child, { signal: 'SIGINT', seconds: 60 });
  let lastWords = '';
  let isReady = false;
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    lastWords = `${lastWords}${text}`.slice(-2000);
    if (isReady) report(text.trimEnd());
  });
  const endWatch =
    child.pid === undefined ? () => undefined : stopWithSupervisor(child.pid, place.account);
  let ended: string | undefined;
  void server.exited.then((how) => {
    ended = how;
    endWatch();
  });
  isReady = await waitUntilAnswering(url, () => ended !== undefined);
  if (isReady) return server;
  await server.stop();
  throw new Error(lastWords.trim() || ended || 'no answer');
}
