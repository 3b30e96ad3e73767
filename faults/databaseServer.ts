import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { query } from '@/testing/query';
import type { FaultSystem } from './system';

export const pageSize = 8 * 1024;

export async function findServerProcesses(
  system: Pick<FaultSystem, 'databaseUrl'>,
): Promise<number[]> {
  const rows = await query<{ pid: number }>(
    system,
    `select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid
     union all select pid from pg_stat_activity where pid <> pg_backend_pid()`,
  );
  return rows.map(({ pid }) => pid);
}

/**
 * Limits the size of the files that these processes may write (RLIMIT_FSIZE, by `prlimit` of
 * util-linux). PostgreSQL ignores the signal that comes with it, so that the limit acts as a full
 * disk.
 * @param bytes at least a segment of the write-ahead log, 16 MB, or the server could write nothing.
 * @throws Error when a process that still runs cannot be limited.
 */
export async function limitFileSize(
  pids: readonly number[],
  bytes: number | 'unlimited',
): Promise<void> {
  for (const pid of pids) {
    const folder = `/proc/${pid}`;
    if (!existsSync(folder)) continue;
    const { gid, uid } = statSync(folder);
    // Even root may not limit processes of other accounts everywhere; their owner may.
    const owner = process.getuid?.() === 0 ? { uid, gid } : {};
    try {
      await promisify(execFile)('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], owner);
    } catch (thrown) {
      if (existsSync(folder)) throw thrown;
    }
  }
}

const maxPageBytes = 7_000;

const saleTables = ['leads', 'purchases', 'payments'];

/**
 * Grows the tables of a sale until the next rows need new pages: updates the existing rows again and
 * again, each version on a page of its own that has no space for another.
 * @param bytes the size to reach; a table exceeds it by at most a page.
 */
export async function fillSaleTables(
  system: Pick<FaultSystem, 'databaseUrl'>,
  bytes: number,
): Promise<void> {
  for (const table of saleTables) {
    const size = `pg_relation_size('${table}')`;
    const write = `update ${table} set filler = repeat('x', ${maxPageBytes})`;
    await query(system, `alter table ${table} add column filler text storage plain`);
    await query(system, `alter table ${table} set (fillfactor = 10)`);
    await query(
      system,
      `do $$
       declare
         before bigint;
         growth bigint := 0;
       begin
         -- Neither triggers nor foreign keys.
         set local session_replication_role = replica;
         while ${size} + growth < ${bytes} loop
           before := ${size};
           ${write};
           growth := ${size} - before + ${pageSize};
         end loop;
         while ${size} < ${bytes} loop
           ${write} where ctid = (select max(ctid) from ${table});
         end loop;
       end $$`,
    );
  }
}

/**
 * Holds a snapshot of the database until it is ended, so that old versions of rows keep their space.
 * @returns a function that ends it.
 */
export async function holdRows({
  databaseUrl,
}: Pick<FaultSystem, 'databaseUrl'>): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin isolation level repeatable read');
  await client.query('select pg_current_snapshot()');
  return () => client.end();
}
