import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/connect';
import { type QueuedEvent, queueEvents, toQueue } from './queueEvents';
import { outbox, outboxDeliveries, type OutboxRow } from './tables';

export interface Claim {
  event: OutboxRow;
  destination: string;
  attempt: number;
  queuedAt: Date;
}

const timestamp = (date: Date) => sql`${date.toISOString()}::timestamptz`;

interface OutboxRepository {
  create(event: QueuedEvent): Promise<void>;
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

/** Without a name: what PostgreSQL plans for an empty queue would stay once it is full. */
function prepareClaim(executor: Executor) {
  const { placeholder } = sql;
  const { attempts, eventId, queuedAt } = outboxDeliveries;
  const claimed = executor.$with('claimed', { attempts, eventId, queuedAt }).as(sql`
    with due as (
      select event_id from outbox_deliveries first
      where destination = ${placeholder('destination')} and state = 'pending'
        and next_attempt_at <= ${sql.param(placeholder('now'), outboxDeliveries.nextAttemptAt)}
        and not exists (
          select from outbox_deliveries earlier
          where earlier.destination = first.destination and earlier.stream = first.stream
            and earlier.sequence < first.sequence and earlier.state = 'pending')
      order by next_attempt_at limit 1 for update skip locked)
    update outbox_deliveries set attempts = attempts + 1,
      next_attempt_at = ${sql.param(placeholder('until'), outboxDeliveries.nextAttemptAt)}
    from due
    where outbox_deliveries.event_id = due.event_id and destination = ${placeholder('destination')}
    returning attempts, outbox_deliveries.event_id, queued_at`);
  return executor
    .with(claimed)
    .select({ attempt: claimed.attempts, event: outbox, queuedAt: claimed.queuedAt })
    .from(claimed)
    .innerJoin(outbox, eq(outbox.id, claimed.eventId))
    .prepare('');
}

const claims = new WeakMap<Executor, ReturnType<typeof prepareClaim>>();

function getClaim(executor: Executor) {
  const claim = claims.get(executor) ?? prepareClaim(executor);
  claims.set(executor, claim);
  return claim;
}

export function outboxRepository(executor: Executor): OutboxRepository {
  return {
    async create(queuedEvent) {
      const events = sql`${toQueue([queuedEvent])}`;
      const { delivery, event, queued } = queueEvents(executor, events, sql`true`);
      const [written] = await executor
        .with(queued, event, delivery)
        .select({ id: event.id })
        .from(event);
      if (!written) throw new Error(`The event ${queuedEvent.id} was not written`);
    },
    async claim(destination, now, until) {
      const [claimed] = await getClaim(executor).execute({ destination, now, until });
      if (!claimed) return undefined;
      const { attempt, event, queuedAt } = claimed;
      return { event, destination, attempt, queuedAt };
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
