import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../database/connect';
import { seal } from '../../database/sealing';
import { outbox, type OutboxRow } from './tables';

export interface QueuedEvent extends Omit<OutboxRow, 'sequence'> {
  destinations: readonly string[];
}

/** What `queueEvents` takes as its `events`, in this order. */
export const toQueue = (events: readonly QueuedEvent[]): string =>
  JSON.stringify(
    events.map((event, place) => ({
      ...event,
      personal: event.personal === null ? null : seal(event.personal, outbox.personal.name),
      place,
    })),
  );

/**
 * The parts of a statement that write events and their deliveries, each as a common table expression.
 * @param events a placeholder or text of `toQueue`
 * @param condition whether they are written; may ask the statement's other parts
 */
export function queueEvents(executor: Executor, events: SQL, condition: SQL) {
  const queued = executor.$with('queued', {}).as(sql`
    select * from jsonb_to_recordset(${events}::jsonb) as queued (
      place int, id uuid, stream uuid, type text, version smallint, business text, "leadId" uuid,
      data jsonb, personal text, "createdAt" timestamptz, destinations jsonb)
    where ${condition}`);
  const event = executor.$with('event', { id: outbox.id }).as(sql`
    insert into outbox (id, stream, type, version, business, lead_id, data, personal, created_at)
    select id, stream, type, version, business, "leadId", data, personal, "createdAt"
    from queued order by place
    returning id, sequence`);
  const delivery = executor.$with('delivery', {}).as(sql`
    insert into outbox_deliveries
      (event_id, destination, stream, sequence, queued_at, next_attempt_at)
    select id, destination, stream, sequence, "createdAt", "createdAt"
    from event join queued using (id),
      jsonb_array_elements_text(destinations) as destination`);
  return { queued, event, delivery };
}
