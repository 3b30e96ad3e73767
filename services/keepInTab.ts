import { readStored, storedKeys, storedTable, tabStore } from './storage';
import type { TokenKey } from './tokenKeys';

/**
 * Makes the browser's last this tab's own, so that what it shows stays whatever another tab does. A tab that
 * has made a payment is about that one already.
 */
export function keepInTab(key: TokenKey): void {
  if (tabStore.read(key) !== null) return;
  const kept = storedKeys.filter((name) => storedTable[name].place !== 'browser');
  // All of it is read first: a tab with a buyer reads the browser's choices no more.
  for (const [name, value] of kept.map((name) => [name, readStored(name)] as const)) {
    tabStore.write(name, value);
  }
}
