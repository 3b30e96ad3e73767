import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chooseAccount, runOptions } from '@/scripts/system/postgres/account';
import { choosePort } from '@/testing/choosePort';

const programs = ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore'];
const places = '/usr/lib/postgresql';

export function findInstalledPostgres(): string | undefined {
  const folders = existsSync(places) ? readdirSync(places) : [];
  return folders
    .map((major) => path.join(places, major, 'bin'))
    .find((folder) => programs.every((program) => existsSync(path.join(folder, program))));
}

export async function startInstalledPostgres(binaries: string) {
  const account = chooseAccount(path.join(tmpdir(), 'none'));
  const folder = mkdtempSync(path.join(tmpdir(), 'checkout-installed-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const cluster = path.join(folder, 'cluster');
  const port = await choosePort();
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(path.join(binaries, program), args, runOptions(account));
  await run(
    'initdb',
    '--pgdata',
    cluster,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
  );
  const flags = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  const log = path.join(folder, 'log');
  await run('pg_ctl', 'start', '--wait', '--pgdata', cluster, '--log', log, '--options', flags);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      const args = ['stop', '--wait', '--mode=fast', '--pgdata', cluster];
      execFileSync(path.join(binaries, 'pg_ctl'), args, {
        ...runOptions(account),
        stdio: 'ignore',
      });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
