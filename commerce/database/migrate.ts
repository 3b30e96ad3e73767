import { PG_MIGRATE_LOCK_ID, runner } from 'node-pg-migrate';
import pg from 'pg';
import { isLockTimeout } from './errors';
import { migrationsFolder } from './migrations';

const silence = () => undefined;

export interface MigrateOptions {
  direction?: 'up' | 'down';
  count?: number;
  lockTimeoutMs?: number;
}

/**
 * Queries that come after a migration waiting for a table wait behind it as well: a start that fails
 * is better than a service that stands still.
 */
const defaultLockTimeoutMs = 10_000;

/**
 * Brings a database to the newest schema. Several processes may run it at once: they wait for one
 * another on an advisory lock, and one transaction does the work.
 * @throws Error when the database cannot be reached, a table stays locked, or a migration fails;
 * nothing is changed then.
 */
export async function migrate(databaseUrl: string, options: MigrateOptions = {}): Promise<void> {
  const { count, direction = 'up', lockTimeoutMs = defaultLockTimeoutMs } = options;
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
  });
  // A connection that is lost fails the statement that waits on it.
  client.on('error', silence);
  try {
    await client.connect();
    // Takes the runner's own lock, so that versions of the service without a time limit wait for it, too.
    // Another process may hold it for long: the time limit starts after it.
    await client.query('select pg_advisory_lock($1)', [PG_MIGRATE_LOCK_ID]);
    await client.query("select set_config('lock_timeout', $1, false)", [String(lockTimeoutMs)]);
    await runner({
      dbClient: client,
      noLock: true,
      dir: migrationsFolder,
      direction,
      ...(count !== undefined && { count }),
      migrationsTable: 'pgmigrations',
      singleTransaction: true,
      logger: { debug: silence, info: silence, warn: silence, error: silence },
    });
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw new Error(`a table was in use for ${lockTimeoutMs / 1_000} s`, { cause: error });
  } finally {
    await client.end();
  }
}
