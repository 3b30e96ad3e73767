import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { EventType } from '@/contract/events/eventTypes';
import type { Executor } from '../../database/connect';
import { outbox, outboxDeliveries } from './tables';

interface UndeliveredCount {
  destination: string;
  state: 'delivered' | 'failed' | 'pending';
  count: number;
  oldestSeconds: number;
}

export interface FailedDelivery {
  eventId: string;
  destination: string;
  type: EventType;
  attempts: number;
  lastResult: string | null;
  queuedAt: Date;
}

interface BacklogRepository {
  countUndelivered(): Promise<UndeliveredCount[]>;
  listFailed(limit: number): Promise<FailedDelivery[]>;
  /**
   * Queues again what was delivered or given up: an event, or all that failed for a destination.
   * @returns how many
   */
  replay(which: { eventId: string } | { destination: string }, now: Date): Promise<number>;
}

export function backlogRepository(executor: Executor): BacklogRepository {
  return {
    async countUndelivered() {
      const { destination, queuedAt, state } = outboxDeliveries;
      return (
        executor
          .select({
            destination,
            state,
            count: count(),
            // By the database's clock, which the processes follow.
            oldestSeconds: sql<number>`extract(epoch from now() - min(${queuedAt}))::float8`,
          })
          .from(outboxDeliveries)
          // Each of the two states has its own index, which `in` would not use; the delivered rows are the
          // most, and are not read.
          .where(sql`(${state} = 'pending' or ${state} = 'failed')`)
          .groupBy(destination, state)
      );
    },
    listFailed: (limit) =>
      executor
        .select({
          eventId: outboxDeliveries.eventId,
          destination: outboxDeliveries.destination,
          type: outbox.type,
          attempts: outboxDeliveries.attempts,
          lastResult: outboxDeliveries.lastResult,
          queuedAt: outboxDeliveries.queuedAt,
        })
        .from(outboxDeliveries)
        .innerJoin(outbox, eq(outbox.id, outboxDeliveries.eventId))
        .where(eq(outboxDeliveries.state, 'failed'))
        .orderBy(desc(outboxDeliveries.queuedAt))
        .limit(limit),
    async replay(which, now) {
      const { destination, eventId, state } = outboxDeliveries;
      const condition: SQL | undefined =
        'eventId' in which
          ? and(eq(eventId, which.eventId), sql`${state} <> 'pending'`)
          : and(eq(destination, which.destination), eq(state, 'failed'));
      const { rowCount } = await executor
        .update(outboxDeliveries)
        .set({
          state: 'pending',
          attempts: 0,
          queuedAt: now,
          nextAttemptAt: now,
          settledAt: null,
        })
        .where(condition);
      return rowCount ?? 0;
    },
  };
}
