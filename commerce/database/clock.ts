import { sql } from 'drizzle-orm';
import type { Connection } from './connect';

/** The service's time. Injected, so that a test can move it. */
export type Clock = () => Date;

export interface DatabaseClock {
  now: Clock;
  /** Asks the database for its time, now and every few seconds. */
  start(): Promise<void>;
  stop(): void;
}

const syncMs = 10_000;
/** An answer that took longer says too little about when it was given. */
const slowMs = 2_000;

/**
 * The database's time, so that every process that works on it agrees on how old a payment is,
 * whatever the machine's own clock says. Between two questions it goes on by the monotonic clock.
 * Until the database has answered, it is the machine's.
 * @param onError Called when the database does not answer; the clock goes on.
 */
export function createDatabaseClock(
  connection: Connection,
  onError: (error: unknown) => void,
): DatabaseClock {
  /** The time when the monotonic clock read 0, in milliseconds. */
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
