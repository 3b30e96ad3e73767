import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Connection } from './connect';
import { migrationsFolder } from './migrate';

const names = readdirSync(migrationsFolder).map((file) => file.replace(/\.sql$/, ''));

/** Whether every migration of this version has run. */
export async function isMigrated(connection: Connection): Promise<boolean> {
  const { rows } = await connection.execute(sql`select name from pgmigrations`);
  const done = new Set(rows.map((row) => row['name']));
  return names.every((name) => done.has(name));
}
