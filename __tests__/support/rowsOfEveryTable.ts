import type { TestDatabase } from './createTestDatabase';

export async function listTables(database: TestDatabase): Promise<string[]> {
  const rows = await database.query(
    `select table_name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map((row) => String(row.table_name));
}

export async function readEveryRow(database: TestDatabase): Promise<string> {
  const texts: string[] = [];
  for (const table of await listTables(database)) {
    const rows = await database.query(`select t::text as row from ${table} t`);
    texts.push(...rows.map(({ row }) => `${table} ${String(row)}`));
  }
  const files = await database.query('select pdf from contract_files');
  texts.push(...files.map(({ pdf }) => (Buffer.isBuffer(pdf) ? pdf.toString('latin1') : '')));
  return texts.join('\n');
}
