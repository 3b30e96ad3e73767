import { readStored, storedKeys, storedTable, tabStore } from './storage';
import type { TokenKey } from './tokenKeys';

export function keepInTab(key: TokenKey): void {
  if (tabStore.read(key) !== null) return;
  const kept = storedKeys.filter((name) => storedTable[name].place !== 'browser');
  // Reads all values first: a tab with a buyer no longer reads the browser's choices.
  for (const [name, value] of kept.map((name) => [name, readStored(name)] as const)) {
    tabStore.write(name, value);
  }
}
