import type { Connection } from '../../database/connect';
import type { Destination } from './Destination';
import { backlogRepository, type FailedDelivery } from './backlogRepository';

/** How the telling of events to a destination is, for metrics and the command. */
export interface DestinationBacklog {
  destination: string;
  /** Still to be told. */
  pending: number;
  /** Given up. */
  failed: number;
  /** Since the oldest of those pending was to be told; 0: there is none. */
  oldestSeconds: number;
}

/**
 * Of each destination that is configured, and of those that are no more and have something left.
 */
export async function listEventBacklog(
  connection: Connection,
  destinations: readonly Pick<Destination, 'id'>[],
): Promise<DestinationBacklog[]> {
  const counts = await backlogRepository(connection).countUntold();
  const ids = new Set([
    ...destinations.map(({ id }) => id),
    ...counts.map(({ destination }) => destination),
  ]);
  return [...ids].sort().map((destination) => {
    const find = (wanted: 'failed' | 'pending') =>
      counts.find((row) => row.destination === destination && row.state === wanted);
    const pending = find('pending');
    return {
      destination,
      pending: pending?.count ?? 0,
      failed: find('failed')?.count ?? 0,
      oldestSeconds: Math.max(0, pending?.oldestSeconds ?? 0),
    };
  });
}

/** What was given up, newest first. */
export const listFailedEvents = (
  connection: Connection,
  limit: number,
): Promise<FailedDelivery[]> => backlogRepository(connection).listFailed(limit);

/**
 * Has it told again: an event, to all who were told or given up, or all that was given up of a
 * destination. Three days begin anew.
 * @returns how many deliveries that is
 */
export const replayEvents = (
  connection: Connection,
  which: { eventId: string } | { destination: string },
  now: Date,
): Promise<number> => backlogRepository(connection).replay(which, now);
