import pg from 'pg';
import type { Service } from '../../processes/supervisor';
import { StartProblem } from '../../StartProblem';

/**
 * Any number that nothing else locks; "sandbo" in ASCII, as many letters as an exact integer of
 * JavaScript holds.
 */
const lockId = 0x73_61_6e_64_62_6f;

/**
 * Claims the database for a sandbox that is about to start, so that it is the only one. The claim ends
 * with its connection, also when the database restarts.
 * @returns a function that gives it up.
 * @throws StartProblem when another start on the same database has one.
 */
export async function claimSandbox(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ claimed: boolean }>(
    'select pg_try_advisory_lock($1) as claimed',
    [lockId],
  );
  const release = () => client.end().catch(() => undefined);
  if (rows[0]?.claimed === true) return release;
  await release();
  throw new StartProblem(
    'Another start on this database already runs a payment sandbox; set SANDBOX_URL, SANDBOX_API_KEY and SANDBOX_WEBHOOK_SECRET to share it, or DATABASE_URL to another database.',
  );
}

/**
 * Holds the claim for as long as the sandbox runs. Two on one database have two card keys and two
 * ledgers: neither knows what the other charged.
 */
export function withClaim(sandbox: Service, databaseUrl: string): Service {
  return {
    name: sandbox.name,
    start: async (stopping) => {
      const release = await claimSandbox(databaseUrl);
      try {
        const running = await sandbox.start(stopping);
        const released = running.exited.then(release);
        return { ...running, stop: () => running.stop().then(() => released) };
      } catch (thrown) {
        await release();
        throw thrown;
      }
    },
  };
}
