import type { Tracking } from '@/contract/tracking';
import { trackingParameters } from '@/domain/link/linkParameters';
import { readLink } from '@/domain/link/readLink';

/**
 * Parses the campaign that a link names, for the lead and its payment.
 * @param rawQuery without '?'
 * @returns null: it names none
 */
export function readTracking(rawQuery: string): Tracking | null {
  const read = readLink(rawQuery);
  const found = trackingParameters.flatMap((name): [string, string][] => {
    const value = read.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}
