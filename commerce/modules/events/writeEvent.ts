import { randomUUID } from 'node:crypto';
import { omit, pick } from 'es-toolkit';
import { type EventData, eventVersion, personalMembers } from '@/contract/events/events';
import { type EventType, eventTypes } from '@/contract/events/eventTypes';
import type { Transaction } from '../../database/connect';
import { type Destination, getDestinations, listReceivers } from './Destination';
import type { QueuedEvent } from './queueEvents';
import { outboxRepository } from './repository';

interface NewEvent<Kind extends EventType> {
  type: Kind;
  /**
   * The purchase whose lock the transaction holds, and within which events are ordered; without a
   * purchase, the lead.
   */
  stream: string;
  leadId: string;
  business: string;
  at: Date;
  data: EventData<Kind>;
}

export const isAwaited = (
  transaction: Transaction,
  event: Readonly<{ type: EventType; business: string }>,
): boolean => listReceivers(getDestinations(transaction), event).length > 0;

export const isAnyAwaited = (transaction: Transaction, business: string): boolean =>
  eventTypes.some((type) => isAwaited(transaction, { type, business }));

/**
 * Describes an event to those who receive it.
 * @returns undefined when nobody does (decision 051)
 */
export function createEvent<Kind extends EventType>(
  destinations: readonly Destination[],
  event: NewEvent<Kind>,
): QueuedEvent | undefined {
  const receivers = listReceivers(destinations, event);
  if (receivers.length === 0) return undefined;
  const { at, business, data, leadId, stream, type } = event;
  const all: Record<string, unknown> = { ...data };
  const personal = pick(
    all,
    [...personalMembers].filter((name) => name in all),
  );
  return {
    id: randomUUID(),
    stream,
    type,
    version: eventVersion,
    business,
    leadId,
    data: omit(all, Object.keys(personal)),
    personal: JSON.stringify(personal),
    createdAt: at,
    destinations: receivers.map(({ id }) => id),
  };
}

/**
 * Writes an event in the transaction that makes it true, for all receivers. Writes nothing when there
 * are none.
 */
export async function writeEvent<Kind extends EventType>(
  transaction: Transaction,
  event: NewEvent<Kind>,
): Promise<void> {
  const written = createEvent(getDestinations(transaction), event);
  if (written) await outboxRepository(transaction).create(written);
}
