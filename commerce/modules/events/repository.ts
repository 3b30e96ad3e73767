import { and, eq, sql } from 'drizzle-orm';
import Type from 'typebox';
import { Value } from 'typebox/value';
import type { Executor } from '../../database/connect';
import { outbox, outboxDeliveries, type OutboxRow } from './tables';

export interface Claim {
  event: OutboxRow;
  destination: string;
  attempt: number;
  queuedAt: Date;
}

const Claimed = Type.Object({
  event_id: Type.String(),
  attempts: Type.Number(),
  queued_at: Type.Number(),
});

const timestamp = (date: Date) => sql`${date.toISOString()}::timestamptz`;

interface OutboxRepository {
  create(event: Omit<OutboxRow, 'sequence'>, destinations: readonly string[]): Promise<void>;
  /**
   * Claims the longest due event of a destination that is the first undelivered one of its stream, and
   * skips those that others work on.
   * @param until when another worker may claim it, should this attempt never report
   */
  claim(destination: string, now: Date, until: Date): Promise<Claim | undefined>;
  /** Does not overwrite the result of a later attempt. */
  settle(claim: Claim, result: Settlement): Promise<void>;
  /**
   * Gives up the deliveries to a destination that were queued before a moment. @returns how many
   */
  giveUp(destination: string, queuedBefore: Date, settlement: GivenUp): Promise<number>;
}

type GivenUp = Readonly<{ lastResult: string; settledAt: Date }>;
export type Settlement =
  | Readonly<{ state: 'delivered' | 'failed'; lastResult: string; settledAt: Date }>
  | Readonly<{ state: 'pending'; lastResult: string; nextAttemptAt: Date }>;

export function outboxRepository(executor: Executor): OutboxRepository {
  return {
    async create(event, destinations) {
      const [written] = await executor
        .insert(outbox)
        .values(event)
        .returning({ sequence: outbox.sequence });
      if (!written) throw new Error(`The event ${event.id} was not written`);
      const { createdAt, id: eventId, stream } = event;
      const shared = { eventId, stream, sequence: written.sequence };
      await executor.insert(outboxDeliveries).values(
        destinations.map((destination) => ({
          ...shared,
          destination,
          queuedAt: createdAt,
          nextAttemptAt: createdAt,
        })),
      );
    },
    async claim(destination, now, until) {
      const { rows } = await executor.execute(sql`
        with due as (
          select event_id from outbox_deliveries first
          where destination = ${destination} and state = 'pending'
            and next_attempt_at <= ${timestamp(now)}
            and not exists (
              select from outbox_deliveries earlier
              where earlier.destination = ${destination} and earlier.stream = first.stream
                and earlier.sequence < first.sequence and earlier.state = 'pending')
          order by next_attempt_at limit 1 for update skip locked)
        update outbox_deliveries set attempts = attempts + 1, next_attempt_at = ${timestamp(until)}
        from due
        where outbox_deliveries.event_id = due.event_id and destination = ${destination}
        returning outbox_deliveries.event_id, attempts,
          extract(epoch from queued_at)::float8 as queued_at`);
      const [row] = rows;
      if (row === undefined) return undefined;
      if (!Value.Check(Claimed, row)) throw new Error('A claim of the outbox could not be read');
      const [event] = await executor.select().from(outbox).where(eq(outbox.id, row.event_id));
      if (!event) return undefined;
      const queuedAt = new Date(row.queued_at * 1_000);
      return { event, destination, attempt: row.attempts, queuedAt };
    },
    async settle({ attempt, destination, event }, settlement) {
      await executor
        .update(outboxDeliveries)
        .set(settlement)
        .where(
          and(
            eq(outboxDeliveries.eventId, event.id),
            eq(outboxDeliveries.destination, destination),
            eq(outboxDeliveries.attempts, attempt),
            eq(outboxDeliveries.state, 'pending'),
          ),
        );
    },
    async giveUp(destination, queuedBefore, settlement) {
      const { rowCount } = await executor
        .update(outboxDeliveries)
        .set({ state: 'failed', ...settlement })
        .where(
          and(
            eq(outboxDeliveries.destination, destination),
            eq(outboxDeliveries.state, 'pending'),
            sql`${outboxDeliveries.queuedAt} < ${timestamp(queuedBefore)}`,
          ),
        );
      return rowCount ?? 0;
    },
  };
}
