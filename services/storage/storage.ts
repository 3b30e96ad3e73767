import { createBrowserStore } from './browserStore';
import { type StoredKey, storedShapes, type StoredValues } from './storedValues';

const store = createBrowserStore<StoredValues>('localStorage', (key) => storedShapes[key]);

/** A stored value; null when absent. */
export const readStored = store.read;

/** Calls back after each change, made by this tab or by another. Returns how to stop. */
export const subscribeToStored = store.subscribe;

/** Keeps a value; null forgets it. */
export function writeStored<Key extends StoredKey>(
  key: Key,
  value: StoredValues[Key] | null,
): void {
  store.write(key, value);
  mirrorToCookie(key, value === null ? null : JSON.stringify(value));
}

/** Forgets a value. */
export function removeStored(key: StoredKey): void {
  writeStored(key, null);
}

/** Seconds. */
const oneYear = 31_536_000;

/**
 * Sends the server, with the next request, the stored value that it must know before it renders a
 * page (decision 005).
 * @param text the value as JSON; null: it is gone
 */
function mirrorToCookie(key: StoredKey, text: string | null): void {
  if (key !== 'shouldUseUpsellTheme') return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${key}=${text ?? ''}; Path=/; Max-Age=${text === null ? 0 : oneYear}; SameSite=Lax${secure}`;
}
