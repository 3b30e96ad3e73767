/** Whether something read from storage has the shape that it is expected to have. */
export type HasShape<Value> = (value: unknown) => value is Value;

/**
 * Typed values of this browser (localStorage) or of this tab (sessionStorage). What the browser
 * refuses to keep, because its storage is full or forbidden, serves this visit from memory. Storage
 * belongs to the browser, so what another version or another hand wrote in another shape counts as
 * absent.
 */
export function createBrowserStore<Values extends object>(
  area: 'localStorage' | 'sessionStorage',
  getShape: <Key extends keyof Values & string>(key: Key) => HasShape<Values[Key]>,
) {
  type Key = keyof Values & string;
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  return {
    /** null when absent. */
    read<K extends Key>(key: K): Values[K] | null {
      try {
        const value: unknown = JSON.parse(memory.get(key) ?? window[area].getItem(key) ?? 'null');
        const hasShape = getShape(key);
        return hasShape(value) ? value : null;
      } catch {
        return null;
      }
    },
    /** Keeps a value; null forgets it. */
    write<K extends Key>(key: K, value: Values[K] | null): void {
      memory.delete(key);
      try {
        if (value === null) window[area].removeItem(key);
        else window[area].setItem(key, JSON.stringify(value));
      } catch {
        if (value !== null) memory.set(key, JSON.stringify(value));
      }
      listeners.forEach((listener) => {
        listener();
      });
    },
    /** Calls back after each change, made by this tab or by another. Returns how to stop. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

/** A property of something read from storage; undefined when there is none. */
export const getProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The shape of an object whose properties of these names are texts. */
export const createTextsShape =
  <Value>(...names: readonly (keyof Value & string)[]): HasShape<Value> =>
  (value): value is Value =>
    names.every((name) => typeof getProperty(value, name) === 'string');
