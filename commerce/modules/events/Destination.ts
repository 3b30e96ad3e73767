import type { DeliveredEvent } from '@/contract/events/events';
import type { EventType } from '@/contract/events/eventTypes';
import type { Connection, Transaction } from '../../database/connect';
import { getOwner } from '../../database/connect';

/** What became of one try to tell an event. */
export type DeliveryOutcome =
  | { kind: 'delivered' }
  /** To be tried again. @param reason a few words of ours, for logs and lists */
  | { kind: 'failed'; reason: string }
  /** Not to be tried again: the receiver is no more. */
  | { kind: 'gone'; reason: string };

/**
 * Somebody who is told of events: an endpoint of a school, or work of our own that follows an event.
 * Each is told at least once, of one purchase in order, and delays no other.
 */
export interface Destination {
  /** Stands in the rows of its deliveries: it never changes, and no other has it. */
  id: string;
  wants(event: { type: EventType; business: string }): boolean;
  /**
   * Tells an event; the same event may come again, and its `id` is the same then.
   * @param signal aborts when the try has taken too long, and is then failed
   */
  deliver(event: DeliveredEvent, signal: AbortSignal): Promise<DeliveryOutcome>;
}

/** Of the checkout's own mail (modules/mails); no endpoint has it. */
export const mailDestinationId = 'mail';

const destinations = new WeakMap<Connection, readonly Destination[]>();

/** Names those who are told of what the transactions of a connection write. */
export function setDestinations(connection: Connection, all: readonly Destination[]): void {
  destinations.set(connection, all);
}

/** Who is told of an event that a transaction is about to write. */
export const findReceivers = (
  transaction: Transaction,
  event: Parameters<Destination['wants']>[0],
): readonly Destination[] =>
  (destinations.get(getOwner(transaction)) ?? []).filter((known) => known.wants(event));
