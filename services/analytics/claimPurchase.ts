import { withTimeout } from 'es-toolkit';
import { update } from 'idb-keyval';
import { maxCounted } from './countedEvents';

const claimTimeoutMs = 3_000;

/**
 * Has this tab count a purchase, unless another tab has. Two tabs may learn of it at the same moment:
 * a transaction of IndexedDB sees what the other wrote, localStorage may not yet. `tell` runs within
 * that transaction, so a page that is left before has counted nothing and claimed nothing. Without
 * IndexedDB, localStorage decides.
 * @param tell does nothing when it is called again
 */
export async function claimPurchase(name: string, tell: () => void): Promise<void> {
  try {
    await withTimeout(() => {
      return update<string[]>('toldPurchases', (counted = []) => {
        if (counted.includes(name)) return counted;
        tell();
        return [...counted, name].slice(-maxCounted);
      });
    }, claimTimeoutMs);
  } catch {
    tell();
  }
}
