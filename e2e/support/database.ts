import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { readRun } from './run';

function databaseUrl(): string {
  const { dataDir } = readRun(process.env);
  const read = (name: string) => readFileSync(path.join(dataDir, name), 'utf8').trim();
  return `postgresql://postgres:${read('postgres.password')}@127.0.0.1:${read('postgres.port')}/checkout`;
}

/** Asks the database of the tested system. */
export async function query(text: string, values: unknown[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}

/** What the provider knows the payments of a buyer by. @param email as it was typed */
export async function getChargeReferences(email: string): Promise<string[]> {
  const { rows } = await query('select id from payments where payer_email = $1', [email]);
  return rows.map(({ id }) => String(id));
}
