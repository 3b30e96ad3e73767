import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { StartProblem } from '../StartProblem';
import { errorMessage } from '../errorMessage';

/** Who the database server runs as; `undefined` stands for the account of this process. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

const NAME = 'postgres';
const administratorPath = `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`;

function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, NAME], { encoding: 'utf8', stdio: 'pipe' }));
}

function find(): ServerAccount | undefined {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return undefined;
  }
}

function create(): ServerAccount {
  let reason = 'useradd made no account';
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', NAME],
      { stdio: 'pipe', env: { ...process.env, PATH: administratorPath } },
    );
  } catch (thrown) {
    reason = errorMessage(thrown);
  }
  // Looked up even after a failure: another start may have made it at the same moment.
  const account = find();
  if (account !== undefined) return account;
  throw new StartProblem(
    `PostgreSQL does not run as root and the account "${NAME}" could not be made (${reason}); start as an ordinary user or set DATABASE_URL.`,
  );
}

/**
 * PostgreSQL refuses to run as root: then it runs as the owner of the cluster, or as the account
 * `postgres`, which is made when the machine has none.
 */
export function serverAccount(cluster: string): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  return find() ?? create();
}
