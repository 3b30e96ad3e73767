import { v4 as createUuid } from 'uuid';
import { attemptStorageKey } from './attemptStorageKey';

interface StoredAttempt {
  key: string;
  /** What the attempt is about: the same subject keeps its key. Never card data. */
  subject: string;
}

function isAttempt(value: unknown): value is StoredAttempt {
  if (typeof value !== 'object' || value === null) return false;
  const entries = new Map<string, unknown>(Object.entries(value));
  return typeof entries.get('key') === 'string' && typeof entries.get('subject') === 'string';
}

function readAttempt(operation: string): StoredAttempt | null {
  try {
    const value: unknown = JSON.parse(
      window.localStorage.getItem(attemptStorageKey(operation)) ?? 'null',
    );
    return isAttempt(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * The idempotency key of an attempt, made once and kept over retries, reloads and tabs for as long
 * as it is about the same thing (docs/behaviour.md 10).
 * @param subject what the attempt is about, with its properties in a stable order
 */
export function getAttemptKey(operation: string, subject: object): string {
  const text = JSON.stringify(subject);
  const known = readAttempt(operation);
  if (known?.subject === text) return known.key;
  const attempt: StoredAttempt = { key: createUuid(), subject: text };
  try {
    window.localStorage.setItem(attemptStorageKey(operation), JSON.stringify(attempt));
  } catch {
    // Without storage the key lives as long as the caller keeps it.
  }
  return attempt.key;
}

/** The key of an attempt that has not been settled yet; null when there is none. */
export function getOpenAttemptKey(operation: string): string | null {
  return readAttempt(operation)?.key ?? null;
}

/** Ends an attempt: its outcome is known, the next try is a new one. */
export function closeAttempt(operation: string): void {
  try {
    window.localStorage.removeItem(attemptStorageKey(operation));
  } catch {
    // Nothing was stored.
  }
}
