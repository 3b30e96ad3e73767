import { randomBytes } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { discardDataFolder } from '@/scripts/system/postgres/cluster';
import { startEmbeddedPostgres } from '@/scripts/system/postgres/startEmbeddedPostgres';

const memory = '/dev/shm';

const roomWanted = 512 * 1024 ** 2;

/**
 * Prefers memory where there is enough: each database is some 500 files, and creating them is its main
 * cost.
 */
function chooseParent(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > roomWanted ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * The password guards nothing here, and hashing it 4,096 times is a third of what each connection
 * costs.
 */
async function simplifyPassword(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('set scram_iterations = 1');
  await client.query(`alter role current_user password '${new URL(url).password}'`);
  await client.end();
}

/**
 * Starts one PostgreSQL for all API tests of this run; each test file creates its own database in it.
 * A run inside another one, as the guides' test starts it, uses the outer run's.
 * @returns a function that stops it; undefined: it is the outer run's
 */
export default async function startTestPostgres(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL !== undefined) return undefined;
  // Not created here: the server makes it accessible to its own account, which mkdtemp would not.
  const folder = path.join(chooseParent(), `checkout-test-${randomBytes(6).toString('hex')}`);
  const server = await startEmbeddedPostgres({ dataDir: folder, isDisposable: true });
  await simplifyPassword(server.url);
  process.env.TEST_DATABASE_URL = server.url;
  return async () => {
    await server.stop();
    discardDataFolder(folder);
  };
}
