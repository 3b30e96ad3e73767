import { randomInt } from 'node:crypto';
import { phoneCodeRules } from './phoneCodeRules';

/** A code of six digits from the system's random source, leading zeros included. */
export function createSecretCode(): string {
  return String(randomInt(10 ** phoneCodeRules.digits)).padStart(phoneCodeRules.digits, '0');
}
