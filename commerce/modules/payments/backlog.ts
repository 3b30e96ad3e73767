import { sql } from 'drizzle-orm';
import Type from 'typebox';
import { Value } from 'typebox/value';
import type { Connection } from '../../database/connect';
import { conditionByQueue, type SweepQueue } from './repository';
import { paymentAlarms, paymentParts } from './tables';

export interface Backlog {
  inDoubt: number;
  actions: number;
  /** Seconds since the oldest check was due, by queue; 0: none is due. */
  lag: Record<SweepQueue, number>;
  alarms: number;
}

/** The maximum count: the number is for an alarm, and counting takes time. */
const maxCount = 10_000;

const whole = Type.Number();
const Row = Type.Object({
  inDoubt: whole,
  actions: whole,
  lagInDoubt: whole,
  lagActions: whole,
  lagWaiting: whole,
  alarms: whole,
});

const lagOf = (queue: SweepQueue, provider: string) => sql`(
  select coalesce(extract(epoch from now() - min(next_check_at)), 0)::float
  from ${paymentParts} where provider = ${provider} and ${conditionByQueue[queue]}
    and next_check_at <= now())`;

/**
 * Reads the backlog in one statement, over the indexes of the sweep alone.
 * @param provider whose charges the sweep of this process works on
 */
export async function readBacklog(connection: Connection, provider: string): Promise<Backlog> {
  const { rows } = await connection.execute(sql`select
    (select count(*)::int from (
      select from ${paymentParts}
      where ${conditionByQueue['in-doubt']} and state = 'processing'
        and created_at < now() - interval '1 minute'
      limit ${maxCount}) found) as "inDoubt",
    (select count(*)::int from (
      select from ${paymentParts} where ${conditionByQueue.actions} limit ${maxCount}) found
    ) as "actions",
    ${lagOf('in-doubt', provider)} as "lagInDoubt",
    ${lagOf('actions', provider)} as "lagActions",
    ${lagOf('waiting', provider)} as "lagWaiting",
    (select count(*)::int from (
      select from ${paymentAlarms} where resolved_at is null limit ${maxCount}) found
    ) as "alarms"`);
  const [row] = rows;
  if (!Value.Check(Row, row)) throw new Error('The backlog could not be read');
  const { actions, alarms, inDoubt, lagActions, lagInDoubt, lagWaiting } = row;
  const lag = { 'in-doubt': lagInDoubt, actions: lagActions, waiting: lagWaiting };
  return { inDoubt, actions, lag, alarms };
}
