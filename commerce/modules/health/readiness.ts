import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Health } from '@/contract/health';
import type { Connection } from '../../database/connect';
import { isMigrated } from '../../database/migrations';
import type { Services } from '../../Services';

async function toHealth(check: Promise<boolean>): Promise<'ok' | 'unavailable'> {
  return (await check.catch(() => false)) ? 'ok' : 'unavailable';
}

/** Writes, because a read would also succeed on a standby and on a full disk. */
async function write(connection: Connection): Promise<boolean> {
  const { rowCount } = await connection.execute(sql`update readiness set written_at = now()`);
  return rowCount === 1;
}

const providerTimeoutMs = 300;

/**
 * Checks whether this process can do its own work: its database accepts a write and has its tables.
 * The provider's state is reported and decides nothing: leads, receipts and waiting Pix work without
 * it.
 * @returns How to check. Concurrent callers share one check: a probe costs one write, however many
 *   ask.
 */
export function createReadiness({ connection, lifecycle, provider }: Services) {
  let looking: Promise<Health> | undefined;

  async function look(): Promise<Health> {
    const [database, migrations, reachable] = await Promise.all([
      toHealth(write(connection)),
      toHealth(isMigrated(connection)),
      toHealth(Promise.race([provider.isReachable(), wait(providerTimeoutMs, false)])),
    ]);
    const isReady = database === 'ok' && migrations === 'ok';
    const checks = { database, migrations, provider: reachable };
    return { status: isReady ? 'ok' : 'unavailable', checks };
  }

  return async (): Promise<Health> => {
    if (lifecycle.isStopping) return { status: 'unavailable', checks: { stopping: 'unavailable' } };
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
}
