import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { errorMessage, StartProblem } from '../../StartProblem';

export interface ServerAccount {
  uid: number;
  gid: number;
}

const NAME = 'postgres';

function getId(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, NAME], { encoding: 'utf8', stdio: 'pipe' }));
}

function findAccount(): ServerAccount | undefined {
  try {
    return { uid: getId('-u'), gid: getId('-g') };
  } catch {
    return undefined;
  }
}

function createAccount(): ServerAccount {
  let reason = 'useradd made no account';
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', NAME],
      {
        stdio: 'pipe',
        env: { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` },
      },
    );
  } catch (thrown) {
    reason = errorMessage(thrown);
  }
  // Looked up even after a failure: another start may have made it at the same moment.
  const account = findAccount();
  if (account !== undefined) return account;
  throw new StartProblem(
    `PostgreSQL does not run as root and the account "${NAME}" could not be made (${reason}); start as an ordinary user or set DATABASE_URL.`,
  );
}

/**
 * Chooses the account of PostgreSQL, which refuses to run as root: the owner of the cluster, or the
 * account `postgres`, which is created when the machine has none; undefined: the account of this
 * process.
 */
export function chooseAccount(cluster: string): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  return findAccount() ?? createAccount();
}

/**
 * Lets the system decide whether the account can reach the path and use it: access lists and mounts
 * count as well as modes.
 */
export function isReachable(
  account: ServerAccount | undefined,
  path: string,
  permission: '-r' | '-x',
): boolean {
  return spawnSync('test', [permission, path], { ...account, cwd: '/' }).status === 0;
}

/**
 * Options that run PostgreSQL's programs in a folder that the account can enter, and with only a few
 * variables of our environment: a stray PGDATA or a locale the machine lacks would change what they
 * do.
 */
export function runOptions(account: ServerAccount | undefined) {
  const { NODE_ENV, PATH, SystemRoot, TEMP, TMP, TZ } = process.env;
  return {
    ...account,
    cwd: '/',
    env: { NODE_ENV, PATH, SystemRoot, TEMP, TMP, TZ, LC_ALL: 'C' },
  };
}
