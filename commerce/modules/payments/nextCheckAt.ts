import type { Part } from './Payment';

const second = 1_000;
const hour = 3_600 * second;

/** First wait and longest wait of a doubling row, in milliseconds. */
interface Waits {
  first: number;
  longest: number;
}

function getWaits({ state, pendingAction }: Pick<Part, 'state' | 'pendingAction'>): Waits | null {
  if (pendingAction) return { first: 2 * second, longest: 300 * second };
  if (state === 'created' || state === 'processing')
    return { first: 3 * second, longest: 60 * second };
  if (state === 'requires_action') return { first: 10 * second, longest: 60 * second };
  // The provider tells of these by itself; asking covers a message that was lost.
  if (state === 'pending' || state === 'authorized') return { first: 15 * second, longest: hour };
  return null;
}

/**
 * When the provider is asked about a charge again; null when there is nothing left to ask. A Pix
 * is also asked about right after it expires.
 */
export function getNextCheckTime(
  part: Pick<Part, 'state' | 'pendingAction' | 'checkCount' | 'pixExpiresAt'>,
  now: Date,
): Date | null {
  const waits = getWaits(part);
  if (!waits) return null;
  const wait = Math.min(waits.first * 2 ** Math.min(part.checkCount, 20), waits.longest);
  const next = now.getTime() + wait;
  const expiry = (part.pixExpiresAt?.getTime() ?? 0) + 2 * second;
  return new Date(expiry > now.getTime() ? Math.min(next, expiry) : next);
}
