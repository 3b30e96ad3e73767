import type { Connection } from '../../database/connect';
import type { Destination } from './Destination';
import { backlogRepository, type FailedDelivery } from './backlogRepository';

export interface DestinationBacklog {
  destination: string;
  pending: number;
  failed: number;
  oldestSeconds: number;
}

export async function listEventBacklog(
  connection: Connection,
  destinations: readonly Pick<Destination, 'id'>[],
): Promise<DestinationBacklog[]> {
  const counts = await backlogRepository(connection).countUndelivered();
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

export const listFailedEvents = (
  connection: Connection,
  limit: number,
): Promise<FailedDelivery[]> => backlogRepository(connection).listFailed(limit);

/**
 * Queues deliveries again: an event for every destination where it was delivered or given up, or all
 * that was given up for one destination. The three days start anew.
 * @returns the number of deliveries
 */
export const replayEvents = (
  connection: Connection,
  which: { eventId: string } | { destination: string },
  now: Date,
): Promise<number> => backlogRepository(connection).replay(which, now);
