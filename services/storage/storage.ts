import { storedShapes, type StoredKey, type StoredValues } from './storedValues';

const listeners = new Set<() => void>();

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
    const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
    const hasShape: (value: unknown) => value is StoredValues[Key] = storedShapes[key];
    return hasShape(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps a value. A full or forbidden storage is not the buyer's problem: the page goes on. */
export function writeStored<Key extends StoredKey>(key: Key, value: StoredValues[Key]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private modes may refuse to store; what is in memory still serves this visit.
  }
  notify();
}

/** Forgets a value. */
export function removeStored(key: StoredKey): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing is stored where storage is refused.
  }
  notify();
}
