import { randomUUID } from 'node:crypto';

/** 32 letters and digits that nobody can guess. */
export function createId(): string {
  return randomUUID().replaceAll('-', '');
}
