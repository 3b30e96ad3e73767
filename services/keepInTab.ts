import { readStored, storedKeys, storedTable, tabStore } from './storage';
import type { TokenKey } from './tokenKeys';

export function keepInTab(key: TokenKey): void {
  if (tabStore.read(key) !== null) return;
  const kept = storedKeys.filter((name) => storedTable[name].place !== 'browser');
  // All of it is read first: a tab with a buyer reads the browser's choices no more.
  for (const [name, value] of kept.map((name) => [name, readStored(name)] as const)) {
    tabStore.write(name, value);
  }
}
