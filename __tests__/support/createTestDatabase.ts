import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import pg from 'pg';
import { migrate, type MigrateOptions } from '@/commerce/database/migrate';
import { migrationsFolder } from '@/commerce/database/migrations';

export interface TestDatabase {
  url: string;
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  drop(): Promise<void>;
}

const maintenanceUrl = () => process.env.TEST_DATABASE_URL ?? '';

function urlOf(name: string): string {
  const url = new URL(maintenanceUrl());
  url.pathname = `/${name}`;
  return url.href;
}

async function administrate(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * The name depends on the migrations: a copy of the project on the same server has a template of its
 * own.
 */
const template = `template_${createHash('sha256')
  .update(readdirSync(migrationsFolder).join())
  .digest('hex')
  .slice(0, 12)}`;

async function prepareTemplate(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock(hashtext($1))', [template]);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
  if (rowCount === 0) {
    const unfinished = `${template}_${randomBytes(4).toString('hex')}`;
    await client.query(`create database ${unfinished}`);
    await migrate(urlOf(unfinished));
    await client.query(`alter database ${unfinished} rename to ${template}`);
  }
  await client.query('select pg_advisory_unlock(hashtext($1))', [template]);
}

export async function createTestDatabase(options?: MigrateOptions): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = urlOf(name);
  await administrate(async (client) => {
    if (!options) await prepareTemplate(client);
    // Copies files, which is cheaper here than writing each page to the log.
    const source = options ? '' : ` template ${template} strategy file_copy`;
    await client.query(`create database ${name}${source}`);
  });
  if (options) await migrate(url, options);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined);
  return {
    url,
    async query(text, values) {
      const { rows } = await pool.query<Record<string, unknown>>(text, values);
      return rows;
    },
    async drop() {
      await pool.end();
      await administrate((client) => client.query(`drop database ${name} with (force)`));
    },
  };
}
