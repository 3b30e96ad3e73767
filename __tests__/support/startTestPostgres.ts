import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
// Jest maps '@/' in tests only, not in what it runs around them.
import { startEmbeddedPostgres } from '../../scripts/postgres/startEmbeddedPostgres';
import { keepTestPostgres } from './testPostgres';

/**
 * Starts one PostgreSQL for all API tests of this run; each test file makes its own database in it.
 * A run inside another one, as the guides' test makes it, uses that of the outer one.
 */
export default async function startTestPostgres(): Promise<void> {
  if (process.env['TEST_DATABASE_URL'] !== undefined) return;
  // Not made here: the server makes it open to its own account, which mkdtemp would not.
  const folder = path.join(tmpdir(), `checkout-test-${randomBytes(6).toString('hex')}`);
  const server = await startEmbeddedPostgres({ dataDir: folder });
  keepTestPostgres({ server, folder });
  process.env['TEST_DATABASE_URL'] = server.url;
}
