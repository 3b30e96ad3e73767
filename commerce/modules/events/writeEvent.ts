import { randomUUID } from 'node:crypto';
import { omit, pick } from 'es-toolkit';
import { type EventData, eventVersion, personalMembers } from '@/contract/events/events';
import { type EventType, eventTypes } from '@/contract/events/eventTypes';
import type { Transaction } from '../../database/connect';
import { findReceivers } from './Destination';
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
): boolean => findReceivers(transaction, event).length > 0;

export const isAnyAwaited = (transaction: Transaction, business: string): boolean =>
  eventTypes.some((type) => isAwaited(transaction, { type, business }));

/**
 * Writes an event in the transaction that makes it true, for all receivers. Writes nothing when there
 * are none (decision 051).
 */
export async function writeEvent<Kind extends EventType>(
  transaction: Transaction,
  { at, business, data, leadId, stream, type }: NewEvent<Kind>,
): Promise<void> {
  const receivers = findReceivers(transaction, { type, business });
  if (receivers.length === 0) return;
  const all: Record<string, unknown> = { ...data };
  const personal = pick(
    all,
    [...personalMembers].filter((name) => name in all),
  );
  await outboxRepository(transaction).create(
    {
      id: randomUUID(),
      stream,
      type,
      version: eventVersion,
      business,
      leadId,
      data: omit(all, Object.keys(personal)),
      personal: JSON.stringify(personal),
      createdAt: at,
    },
    receivers.map(({ id }) => id),
  );
}
