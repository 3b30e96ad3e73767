import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { readRun } from './run';

/** Of the system under test, as its superuser. */
export function databaseUrl(): string {
  const { dataDir } = readRun(process.env);
  const read = (name: string) => readFileSync(path.join(dataDir, name), 'utf8').trim();
  return `postgresql://postgres:${read('postgres.password')}@127.0.0.1:${read('postgres.port')}/checkout`;
}

/** Runs one statement in commerce's database. */
export async function runStatement(
  statement: string,
  values: unknown[],
): Promise<pg.QueryResult<Record<string, unknown>>> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    return await client.query(statement, values);
  } finally {
    await client.end();
  }
}

/** A payment's id, which the provider knows it by and the buyer's browser does not. */
export async function getPaymentId(token: string): Promise<string> {
  const { rows } = await runStatement('select id from payments where token = $1', [token]);
  return String(rows[0]?.['id']);
}

/** What the provider knows the payments of a buyer by. @param email as it was typed */
export async function getChargeReferences(email: string): Promise<string[]> {
  const { rows } = await runStatement('select id from payments where payer_email = $1', [email]);
  return rows.map(({ id }) => String(id));
}
