import { randomBytes } from 'node:crypto';

/** An id that nobody can guess (192 bits): whoever has it may open what it names. */
export function createReference(): string {
  return randomBytes(24).toString('base64url');
}
