import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { readRun } from './run';

function databaseUrl(): string {
  const { dataDir } = readRun(process.env);
  const read = (name: string) => readFileSync(path.join(dataDir, name), 'utf8').trim();
  return `postgresql://postgres:${read('postgres.password')}@127.0.0.1:${read('postgres.port')}/checkout`;
}

/**
 * Lets time pass for the codes that were sent to a phone: a browser test cannot wait for the ten
 * minutes of a code, nor move the service's clock.
 * @param mobileNumber digits without the country code
 */
export async function agePhoneCodes(mobileNumber: string, seconds: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `update phone_codes set sent_at = sent_at - make_interval(secs => $1),
         expires_at = expires_at - make_interval(secs => $1)
       where phone like '%' || $2`,
      [seconds, mobileNumber],
    );
    if (rowCount === 0) throw new Error('No code was sent to this phone');
  } finally {
    await client.end();
  }
}
