import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Service } from '../../processes/supervisor';
import { StartProblem } from '../../StartProblem';

/**
 * Any number that nothing else locks; "sandbo" in ASCII, as many letters as an exact integer of
 * JavaScript holds.
 */
const lockId = 0x73_61_6e_64_62_6f;

const retakeMs = 1_000;

/** @returns the connection that holds the lock; null: another one holds it */
async function takeLock(databaseUrl: string): Promise<pg.Client | null> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ claimed: boolean }>(
    'select pg_try_advisory_lock($1) as claimed',
    [lockId],
  );
  if (rows[0]?.claimed === true) return client;
  await client.end();
  return null;
}

/**
 * Claims the database for a sandbox that is about to start, so that it is the only one. A claim that
 * is lost with its connection, as when the database restarts, is taken again within seconds, unless
 * another start was faster.
 * @param databaseUrl past a transaction pooler
 * @returns a function that gives it up.
 * @throws StartProblem when another start on the same database has one.
 */
export async function claimSandbox(databaseUrl: string): Promise<() => Promise<void>> {
  const released = new AbortController();
  const { signal } = released;
  let holder: pg.Client | null = null;

  const hold = (client: pg.Client) => {
    holder = client;
    client.once('end', () => {
      retake().catch(() => undefined);
    });
  };
  const retake = async (): Promise<void> => {
    let client: pg.Client | null = null;
    while (client === null) {
      await wait(retakeMs, undefined, { ref: false, signal });
      client = await takeLock(databaseUrl).catch(() => null);
    }
    if (signal.aborted) await client.end();
    else hold(client);
  };

  const client = await takeLock(databaseUrl);
  if (client === null)
    throw new StartProblem(
      'Another start on this database already runs a payment sandbox; set SANDBOX_URL, SANDBOX_API_KEY and SANDBOX_WEBHOOK_SECRET to share it, or DATABASE_URL to another database.',
    );
  hold(client);
  return async () => {
    released.abort();
    await holder?.end().catch(() => undefined);
  };
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
