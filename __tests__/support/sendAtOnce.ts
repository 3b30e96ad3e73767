import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { eventually } from '@/testing/eventually';
import type { TestCommerce } from './startTestCommerce';

/**
 * Sends one attempt eight times in the worst order: each of the others finds no earlier one, and is
 * checked and priced after the first is written.
 */
export async function sendAtOnce(
  { database }: Pick<TestCommerce, 'database'>,
  send: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse[]> {
  const writing = new pg.Client({ connectionString: database.url });
  const reading = new pg.Client({ connectionString: database.url });
  await Promise.all([writing.connect(), reading.connect()]);
  const untilWaiting = (count: number) =>
    eventually(
      () =>
        database.query(
          `select 1 from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      ({ length }) => length >= count,
    );
  try {
    await writing.query('begin');
    await writing.query('lock table payment_transitions in exclusive mode');
    const first = send();
    await untilWaiting(1);
    await reading.query('begin');
    // Granted when the first attempt is written; from here on every read of a lead waits behind this lock.
    const locked = reading.query('lock table leads in access exclusive mode');
    await untilWaiting(2);
    const others = Array.from({ length: 7 }, send);
    await untilWaiting(9);
    await writing.query('rollback');
    await locked;
    await reading.query('rollback');
    return await Promise.all([first, ...others]);
  } finally {
    await Promise.all([writing.end(), reading.end()]);
  }
}
