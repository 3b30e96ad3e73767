import { type StoredKey, storedShapes, type StoredValues } from './storedValues';

const listeners = new Set<() => void>();

/** As text, what the browser refused to keep: it still serves this visit. */
const memoryFallback = new Map<StoredKey, string>();

const notify = () => {
  listeners.forEach((listener) => {
    listener();
  });
};

/** Calls back after each change, made by this tab or by another. Returns how to stop. */
export function subscribeToStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A stored value; null when absent, unreadable, of another shape, or storage is switched off. */
export function readStored<Key extends StoredKey>(key: Key): StoredValues[Key] | null {
  try {
    const value: unknown = JSON.parse(
      memoryFallback.get(key) ?? window.localStorage.getItem(key) ?? 'null',
    );
    const hasShape: (value: unknown) => value is StoredValues[Key] = storedShapes[key];
    return hasShape(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps a value. A full or forbidden storage is not the buyer's problem: the page goes on. */
export function writeStored<Key extends StoredKey>(key: Key, value: StoredValues[Key]): void {
  const text = JSON.stringify(value);
  try {
    window.localStorage.setItem(key, text);
    memoryFallback.delete(key);
  } catch {
    memoryFallback.set(key, text);
  }
  mirrorToCookie(key, text);
  notify();
}

/** Forgets a value. */
export function removeStored(key: StoredKey): void {
  memoryFallback.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing is stored where storage is refused.
  }
  mirrorToCookie(key, null);
  notify();
}

/** Seconds. */
const oneYear = 31_536_000;

/**
 * Tells the server, with the next request, of the stored value that it must know before it draws a
 * page (decision 005).
 * @param text the value as JSON; null: it is gone
 */
function mirrorToCookie(key: StoredKey, text: string | null): void {
  if (key !== 'shouldUseUpsellTheme') return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${key}=${text ?? ''}; Path=/; Max-Age=${text === null ? 0 : oneYear}; SameSite=Lax${secure}`;
}
