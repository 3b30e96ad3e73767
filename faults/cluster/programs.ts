import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import path from 'node:path';
import { chooseAccount } from '../../scripts/system/postgres/account';
import { watchChild } from '../../scripts/processes/childProcess';
import type { RunningProcess } from '../../scripts/processes/supervisor';
import { projectRoot } from '../../scripts/projectRoot';
import { StartProblem } from '../../scripts/StartProblem';

const postgresFolder = '/usr/lib/postgresql/15/bin';
const folders = [postgresFolder, '/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];

const programNames = ['haproxy', 'pg_autoctl', 'pg_ctl', 'pgbouncer', 'psql'] as const;
type ProgramName = (typeof programNames)[number];

const find = (name: ProgramName) =>
  folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));

/** @throws StartProblem that says what to install */
export function requirePrograms(): void {
  const missing = programNames.filter((name) => find(name) === undefined);
  if (missing.length > 0)
    throw new StartProblem(
      `${missing.join(', ')} cannot be found; on Debian 12: apt-get install haproxy pgbouncer pg-auto-failover-cli postgresql-15-auto-failover`,
    );
}

export const programPath = (name: ProgramName): string => find(name) ?? name;

const logFolder = path.join(projectRoot, 'test-results/faults/cluster');

export class ServerFolder {
  private readonly account = chooseAccount('');

  constructor(readonly root: string) {
    this.make('.');
    mkdirSync(logFolder, { recursive: true });
  }

  make(name: string): string {
    const folder = path.join(this.root, name);
    mkdirSync(folder, { recursive: true });
    if (this.account) chownSync(folder, this.account.uid, this.account.gid);
    return folder;
  }

  run(program: ProgramName, name: string, args: readonly string[]): RunningProcess {
    const log = openSync(path.join(logFolder, `${name}.log`), 'a');
    const home = this.make(`${name}-home`);
    // Not in the folder of the system's own servers, where these sockets would be left behind.
    const sockets = this.make('sockets');
    const child = spawn(programPath(program), args, {
      ...this.account,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
      env: {
        NODE_ENV: 'production',
        PATH: `${postgresFolder}:/usr/bin:/bin`,
        LC_ALL: 'C',
        HOME: home,
        XDG_CONFIG_HOME: home,
        XDG_DATA_HOME: home,
        XDG_RUNTIME_DIR: home,
        PGHOST: sockets,
        PG_REGRESS_SOCK_DIR: sockets,
      },
    });
    closeSync(log);
    const { exited } = watchChild(child, 'SIGTERM', 0);
    const kill = () => {
      killFamily(child.pid);
    };
    return {
      exited,
      kill,
      stop: async () => {
        kill();
        await exited;
      },
    };
  }
}

function listFamily(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((candidate) => readParent(candidate) === pid);
  return [pid, ...children.flatMap(listFamily)];
}

function readParent(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

function killFamily(pid: number | undefined): void {
  if (pid === undefined) return;
  for (const member of listFamily(pid)) {
    try {
      process.kill(member, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
