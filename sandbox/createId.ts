import { randomUUID } from 'node:crypto';

/** The id of a charge, a stored card or an event: its prefix and 32 random digits. */
export function createId(prefix: 'ch' | 'card' | 'card-without-funds' | 'evt'): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`;
}
