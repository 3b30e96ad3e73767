import { randomUUID } from 'node:crypto';

/** The id of a charge, a stored card, an event or a mail: its prefix and 32 random digits. */
export function createId(prefix: 'ch' | 'card' | 'card-without-funds' | 'evt' | 'mail'): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`;
}
