import { LRUCache } from 'lru-cache';

const fresh = 30_000;
/** How long an old answer may still be shown while the service is asked again, or is down. */
const stale = 10 * 60_000;

interface Entry<Value> {
  value: Value;
  freshUntil: number;
}

/**
 * Remembers answers that do not depend on the buyer. The key must hold everything that changes the
 * answer. An answer older than 30 s is given at once and asked for again in the background; failed
 * calls are never remembered.
 */
export function staleWhileRevalidate<Value extends object>(
  maximumEntries: number,
  now: () => number = Date.now,
): (key: string, load: () => Promise<Value>) => Promise<Value> {
  const entries = new LRUCache<string, Entry<Value>>({ max: maximumEntries, ttl: stale });
  const underWay = new Map<string, Promise<Value>>();

  const reload = (key: string, load: () => Promise<Value>): Promise<Value> => {
    const running = underWay.get(key);
    if (running) return running;
    const loading = load()
      .then((value) => {
        entries.set(key, { value, freshUntil: now() + fresh });
        return value;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, loading);
    return loading;
  };

  return async (key, load) => {
    const known = entries.get(key);
    if (!known) return reload(key, load);
    if (known.freshUntil <= now()) {
      // A service that is down must not take the page with it while an answer is at hand.
      reload(key, load).catch(() => undefined);
    }
    return known.value;
  };
}
