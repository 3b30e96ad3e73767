import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { runner } from 'node-pg-migrate';
import type { Connection } from './connect';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Failures are thrown, and success needs no log line. */
const silence = () => undefined;

export interface MigrateOptions {
  direction?: 'up' | 'down';
  /** How many migrations; without it all of them up, or one down. */
  count?: number;
}

/**
 * Brings a database to the newest schema. Safe to run from several processes at once: they wait for
 * one another on an advisory lock, and what is done is done in one transaction.
 * @throws Error when the database cannot be reached or a migration fails; nothing is changed then.
 */
export async function migrate(databaseUrl: string, options: MigrateOptions = {}): Promise<void> {
  await runner({
    databaseUrl: { connectionString: databaseUrl, connectionTimeoutMillis: 5_000 },
    dir: migrationsFolder,
    direction: options.direction ?? 'up',
    ...(options.count !== undefined && { count: options.count }),
    migrationsTable: 'pgmigrations',
    advisoryLockMode: 'wait',
    logger: { debug: silence, info: silence, warn: silence, error: silence },
  });
}

const names = readdirSync(migrationsFolder).map((file) => file.replace(/\.sql$/, ''));

/** Whether every migration of this version has run. */
export async function isMigrated(connection: Connection): Promise<boolean> {
  const { rows } = await connection.execute(sql`select name from pgmigrations`);
  const done = new Set(rows.map((row) => row['name']));
  return names.every((name) => done.has(name));
}
