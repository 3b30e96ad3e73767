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
    if (!role) throw new Error('the database does not say as whom it serves');
    return role;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Makes sure that the service is not PostgreSQL's superuser, who may run programs on the machine
 * and switch off the triggers that keep the histories.
 * @returns once the database has answered; it is asked until it does
 * @throws Error that says what to set
 */
export async function refuseSuperuser(databaseUrl: string): Promise<void> {
  for (;;) {
    try {
      const { isSuperuser, name } = await readRole(databaseUrl);
      if (!isSuperuser) return;
      throw new Error(
        `DATABASE_URL names ${name}, a superuser of PostgreSQL, and APP_ENV=production does not serve as one; deploy/postgres/roles.sql makes a role that reads and writes rows alone.`,
      );
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await wait(retryMs, undefined, { ref: false });
    }
  }
}
