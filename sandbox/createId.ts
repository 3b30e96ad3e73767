import { randomUUID } from 'node:crypto';

export function createId(prefix: 'ch' | 'card' | 'card-without-funds' | 'evt' | 'mail'): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`;
}
