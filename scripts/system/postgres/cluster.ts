import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { readStoredFile, renameDurably, writeStoredFile } from '../dataFolder';
import { explainFullDisk, isFullDisk } from '../fullDisk';
import { runInGroup } from '../../processes/processGroup';
import type { Report } from '../../processes/supervisor';
import { errorMessage, StartProblem } from '../../StartProblem';
import { chooseAccount, isReachable, runOptions, type ServerAccount } from './account';
import { getOutsidePath, type Binaries } from './binaries';

export interface Cluster {
  folder: string;
  account: ServerAccount | undefined;
}

const pointerFile = (dataDir: string) => path.join(dataDir, 'postgres.place');

function checkOwner(cluster: string): void {
  const ownId = process.getuid?.();
  if (ownId === undefined || ownId === 0 || !existsSync(cluster)) return;
  if (statSync(cluster).uid !== ownId)
    throw new StartProblem(
      `The database in ${cluster} belongs to another account; start as that one or set DATA_DIR.`,
    );
}

/**
 * Finds the cluster in the data folder or, when we are root and the server's account cannot get
 * there (a project in /root, a 0700 folder), in /var/lib. The data folder then points to it, so
 * that a new data folder never meets an old database.
 */
export function locateCluster(dataDir: string, report: Report): Cluster {
  const inside = path.join(realpathSync(dataDir), 'postgres');
  const kept = readStoredFile(pointerFile(dataDir));
  const folder = kept ?? inside;
  const account = chooseAccount(folder);
  checkOwner(folder);
  if (account === undefined || kept !== undefined) return { folder, account };
  if (isReachable(account, path.dirname(inside), '-x')) return { folder, account };
  if (existsSync(inside))
    throw new StartProblem(
      `The database in ${inside} belongs to an account that cannot reach it; open the folders above it (chmod o+x) or move DATA_DIR.`,
    );
  const outside = getOutsidePath(`cluster-${randomBytes(8).toString('hex')}`);
  writeStoredFile(pointerFile(dataDir), outside);
  report(`PostgreSQL's account cannot reach ${dataDir}; the database is kept in ${outside}.`);
  return { folder: outside, account };
}

export function discardDataFolder(dataDir: string): void {
  const outside = readStoredFile(pointerFile(dataDir));
  for (const folder of outside === undefined ? [dataDir] : [outside, dataDir])
    rmSync(folder, { recursive: true, force: true });
}

function checkVersion(cluster: string, version: string): void {
  const created = readStoredFile(path.join(cluster, 'PG_VERSION'));
  if (created === undefined)
    throw new StartProblem(
      `The database in ${cluster} is damaged (it has no PG_VERSION); restore it from a backup, or set DATA_DIR to another folder to begin with an empty one.`,
    );
  if (created !== version.split('.')[0])
    throw new StartProblem(
      `The database in ${cluster} was made by PostgreSQL ${created} and this is ${version}; move its data with pg_dump, or install the version that made it.`,
    );
}

/** The line that names the cause: initdb's last ones only say what it removes. */
function findCause(errors: string): string {
  const lines = errors.trim().split('\n');
  return lines.toReversed().find((line) => /error|fatal|panic/i.test(line)) ?? lines.at(-1) ?? '';
}

/**
 * Creates a missing cluster whole or not at all, so that an interrupted start leaves no partial one.
 * Text is UTF-8, sorted by code point, whatever locales the machine has.
 * @throws StartProblem; the reason of `stopping`
 */
export async function createCluster(
  { folder, account }: Cluster,
  binaries: Binaries,
  password: string,
  stopping: AbortSignal,
): Promise<void> {
  if (existsSync(folder)) {
    checkVersion(folder, binaries.version);
    return;
  }
  const unfinished = `${folder}.new`;
  const passwordFile = `${folder}.password.new`;
  for (const leftover of [unfinished, passwordFile])
    rmSync(leftover, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account !== undefined)
    for (const place of [unfinished, passwordFile]) chownSync(place, account.uid, account.gid);
  const options = [
    `--pgdata=${unfinished}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  try {
    const initdb = path.join(binaries.folder, 'bin', 'initdb');
    const { code, errors } = await runInGroup(initdb, options, runOptions(account), stopping);
    if (code !== 0) throw new Error(errors);
  } catch (thrown) {
    rmSync(unfinished, { recursive: true, force: true, maxRetries: 5 });
    stopping.throwIfAborted();
    if (isFullDisk(thrown)) throw new StartProblem(explainFullDisk(folder));
    throw new StartProblem(
      `The database could not be made in ${folder} (${findCause(errorMessage(thrown))}); set DATA_DIR to another place, or DATABASE_URL to a PostgreSQL server.`,
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameDurably(unfinished, folder);
}
