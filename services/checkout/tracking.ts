import type { Tracking } from '@/contract/tracking';
import { readParameter } from './query';

const names = [
  '_ga',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
] as const satisfies readonly (keyof Tracking)[];

/** Control characters, and half of a character that was cut. */
const unstorable = /[\p{Cc}\p{Cs}]/gu;

/**
 * Which campaign a link names, for the lead and its payment: each value without control characters,
 * 500 characters at most.
 * @param rawQuery without '?'
 * @returns null: it names none
 */
export function readTracking(rawQuery: string): Tracking | null {
  const parameters = new URLSearchParams(rawQuery);
  const found = names.flatMap((name) => {
    const value = readParameter(parameters, name)?.replaceAll(unstorable, '');
    return value ? [[name, value]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}
