import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate, type MigrateOptions } from '@/commerce/database/migrate';

export interface TestDatabase {
  url: string;
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  drop(): Promise<void>;
}

async function administrate(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A fresh, migrated database of the run's PostgreSQL. */
export async function createTestDatabase(options?: MigrateOptions): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administrate(`create database ${name}`);
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${name}`;
  await migrate(url.href, options);
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  pool.on('error', () => undefined);
  return {
    url: url.href,
    async query(text, values) {
      const { rows } = await pool.query(text, values);
      return rows;
    },
    async drop() {
      await pool.end();
      await administrate(`drop database ${name} with (force)`);
    },
  };
}
