import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Connection } from './connect';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

const names = readdirSync(migrationsFolder).map((file) => file.replace(/\.sql$/, ''));

export async function isMigrated(connection: Connection): Promise<boolean> {
  const { rows } = await connection.execute(sql`select name from pgmigrations`);
  const done = new Set(rows.map((row) => row.name));
  return names.every((name) => done.has(name));
}
