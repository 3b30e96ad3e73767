import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readStored, subscribeToStored } from '@/services/storage';
import type { StoredKey, StoredValues } from '@/services/storage';

const nothingOnServer = () => 'null';

/**
 * A stored value that follows changes made here or in another tab. null on the server, in the first
 * client render (so that hydration agrees) and when absent.
 */
export function useStored<Key extends StoredKey>(key: Key): StoredValues[Key] | null {
  // Snapshots must be equal while nothing has changed, so they are texts, not objects.
  const getSnapshot = useCallback(() => JSON.stringify(readStored(key)), [key]);
  const snapshot = useSyncExternalStore(subscribeToStored, getSnapshot, nothingOnServer);
  return useMemo(() => (snapshot === 'null' ? null : readStored(key)), [snapshot, key]);
}
