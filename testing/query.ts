import { Client, type QueryResultRow } from 'pg';

export async function query<Row extends QueryResultRow>(
  { databaseUrl }: { databaseUrl: string },
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
