import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseUnavailable } from './errors';

const retryMs = 5_000;

async function readRole(databaseUrl: string): Promise<{ name: string; isSuperuser: boolean }> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'commerce-role',
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; isSuperuser: boolean }>(
      'select rolname as name, rolsuper as "isSuperuser" from pg_roles where rolname = current_user',
    );
    const [role] = rows;
    if (!role) throw new Error('the database did not name the role of this connection');
    return role;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Refuses to serve as PostgreSQL's superuser, who may run programs on the machine and switch off the
 * triggers that protect the histories.
 * @returns once the database has answered; retries until it does
 * @throws Error that says what to set
 */
export async function refuseSuperuser(databaseUrl: string): Promise<void> {
  for (;;) {
    try {
      const { isSuperuser, name } = await readRole(databaseUrl);
      if (!isSuperuser) return;
      throw new Error(
        `DATABASE_URL names ${name}, a superuser of PostgreSQL, which APP_ENV=production refuses; deploy/postgres/roles.sql creates a role that only reads and writes rows.`,
      );
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await wait(retryMs, undefined, { ref: false });
    }
  }
}
