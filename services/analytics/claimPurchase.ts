import { withTimeout } from 'es-toolkit';
import { update } from 'idb-keyval';
import { mostCounted } from './countedEvents';

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
