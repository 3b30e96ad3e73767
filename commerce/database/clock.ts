import { sql } from 'drizzle-orm';
import type { Connection } from './connect';

export type Clock = () => Date;

export interface DatabaseClock {
  now: Clock;
  start(): Promise<void>;
  stop(): void;
}

const syncMs = 10_000;
const slowMs = 2_000;

/**
 * Follows the database's time, so that all its processes agree on a payment's age whatever their
 * machines' clocks say. A monotonic clock continues between two queries; until the database has
 * answered, the machine's clock counts.
 * @param onError Called when the database does not answer; the clock continues.
 */
export function createDatabaseClock(
  connection: Connection,
  onError: (error: unknown) => void,
): DatabaseClock {
  let origin = Date.now() - performance.now();
  let timer: NodeJS.Timeout | undefined;

  const sync = async (): Promise<void> => {
    const askedAt = performance.now();
    const { rows } = await connection.execute<{ now: number }>(
      sql`select extract(epoch from clock_timestamp())::float8 * 1000 as now`,
    );
    const answeredAt = performance.now();
    const [row] = rows;
    if (row && answeredAt - askedAt < slowMs) origin = row.now - (askedAt + answeredAt) / 2;
  };

  return {
    now: () => new Date(origin + performance.now()),
    async start() {
      await sync().catch(onError);
      timer = setInterval(() => void sync().catch(onError), syncMs);
      timer.unref();
    },
    stop: () => {
      clearInterval(timer);
    },
  };
}
