import type { DeliveredEvent } from '@/contract/events/events';
import type { EventType } from '@/contract/events/eventTypes';
import type { Connection, Transaction } from '../../database/connect';
import { getOwner } from '../../database/connect';

export type DeliveryOutcome =
  | { kind: 'delivered' }
  /** To be retried. @param reason a few words of ours, for logs and lists */
  | { kind: 'failed'; reason: string }
  | { kind: 'gone'; reason: string };

export interface Destination {
  /** Stored with its deliveries: it never changes, and no other receiver has it. */
  id: string;
  wants(event: { type: EventType; business: string }): boolean;
  /**
   * Delivers an event. The same event may be delivered again, with the same `id`.
   * @param signal aborts when the attempt takes too long, which then counts as failed
   */
  deliver(event: DeliveredEvent, signal: AbortSignal): Promise<DeliveryOutcome>;
}

export const mailDestinationId = 'mail';

const destinations = new WeakMap<Connection, readonly Destination[]>();

export function setDestinations(connection: Connection, all: readonly Destination[]): void {
  destinations.set(connection, all);
}

export const getDestinations = (transaction: Transaction): readonly Destination[] =>
  destinations.get(getOwner(transaction)) ?? [];

export const listReceivers = (
  all: readonly Destination[],
  { business, type }: Parameters<Destination['wants']>[0],
): Destination[] => all.filter((known) => known.wants({ type, business }));
