import { withTimeout } from 'es-toolkit';
import { update } from 'idb-keyval';
import { mostCounted } from './countedEvents';

/** Milliseconds; some browsers open a database never. */
const claimTimeoutMs = 3_000;

/**
 * Has this tab tell of a purchase, unless another has. Two tabs may learn of it at the same moment, and
 * what one writes to localStorage another may not see yet; a transaction of IndexedDB it does. It is
 * told within that transaction: a page that is left before has told nothing, and claimed nothing.
 * Where the browser has none, what localStorage says stands.
 * @param tell does nothing when it is called again
 */
export async function claimPurchase(name: string, tell: () => void): Promise<void> {
  try {
    await withTimeout(() => {
      return update<string[]>('toldPurchases', (told = []) => {
        if (told.includes(name)) return told;
        tell();
        return [...told, name].slice(-mostCounted);
      });
    }, claimTimeoutMs);
  } catch {
    tell();
  }
}
