import { v5 as createNamedUuid, v4 as createUuid, validate as isUuid } from 'uuid';
import { readAttempt, writeAttempt } from './storedAttempts';

/**
 * The idempotency key of an attempt, created once and kept over retries, reloads and tabs for as long
 * as the subject is the same (docs/behaviour.md 10).
 * @param about the subject, with its properties in a stable order
 */
export function getOrCreateAttemptKey(operation: string, about: object): string {
  const subject = JSON.stringify(about);
  const known = readAttempt(operation);
  // Anybody can write to storage: a key that is no UUID is not ours.
  if (known && isUuid(known.key) && known.subject === createNamedUuid(subject, known.key)) {
    return known.key;
  }
  const key = createUuid();
  storeAttempt(operation, about, key);
  return key;
}

export function storeAttempt(operation: string, about: object, key: string): void {
  // The hash distinguishes subjects without revealing them: a lead's subject is its whole contact.
  writeAttempt(operation, { key, subject: createNamedUuid(JSON.stringify(about), key) });
}

export const getStoredAttemptKey = (operation: string): string | null =>
  readAttempt(operation)?.key ?? null;

export function closeAttempt(operation: string): void {
  writeAttempt(operation, null);
}
