import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { discardDataFolder } from '@/scripts/postgres/cluster';
import { startEmbeddedPostgres } from '@/scripts/postgres/startEmbeddedPostgres';

/**
 * Starts one PostgreSQL for all API tests of this run; each test file makes its own database in it.
 * A run inside another one, as the guides' test makes it, uses that of the outer one.
 * @returns How to stop it.
 */
export default async function startTestPostgres(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL'] !== undefined) return undefined;
  // Not made here: the server makes it open to its own account, which mkdtemp would not.
  const folder = path.join(tmpdir(), `checkout-test-${randomBytes(6).toString('hex')}`);
  const server = await startEmbeddedPostgres({ dataDir: folder, isDisposable: true });
  process.env['TEST_DATABASE_URL'] = server.url;
  return async () => {
    await server.stop();
    await discardDataFolder(folder);
  };
}
