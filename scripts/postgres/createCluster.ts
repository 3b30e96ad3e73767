import { execFile } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartProblem } from '../StartProblem';
import { errorMessage } from '../errorMessage';
import { syncFolder } from '../dataFolder/keptFile';
import type { Binaries } from './binaries';
import type { ClusterPlace } from './locateCluster';
import { serverEnvironment } from './serverEnvironment';

const run = promisify(execFile);

function checkVersion(cluster: string, version: string): void {
  const made = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  const [major] = version.split('.');
  if (made !== major)
    throw new StartProblem(
      `The database in ${cluster} was made by PostgreSQL ${made} and this is ${version}; move its data with pg_dump, or install the version that made it.`,
    );
}

/**
 * Makes the cluster when there is none yet: whole or not at all, so that a start cut short leaves
 * nothing half made. Text is UTF-8, sorted by code point, whatever locales the machine has.
 */
export async function createCluster(
  { cluster, account }: ClusterPlace,
  { folder, version }: Binaries,
  password: string,
): Promise<void> {
  if (existsSync(cluster)) {
    checkVersion(cluster, version);
    return;
  }
  const unfinished = `${cluster}.new`;
  const passwordFile = `${cluster}.password.new`;
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account !== undefined)
    for (const one of [unfinished, passwordFile]) chownSync(one, account.uid, account.gid);
  try {
    await run(
      path.join(folder, 'bin', 'initdb'),
      [
        `--pgdata=${unfinished}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { ...account, cwd: '/', env: serverEnvironment() },
    );
  } catch (thrown) {
    throw new StartProblem(
      `The database could not be made in ${cluster} (${errorMessage(thrown).trim()}); set DATA_DIR to another place, or DATABASE_URL to a PostgreSQL server.`,
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, cluster);
  syncFolder(path.dirname(cluster));
}
