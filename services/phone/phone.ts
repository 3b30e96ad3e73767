import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { isMarket } from '@/domain/markets';
import { toPlainPhone } from '@/domain/phones';
import { phoneMetadata } from './phoneMetadata';

const E164 = /^\+[1-9][0-9]{4,14}$/;

interface NormalizedPhone {
  value: string;
  error: boolean;
}

/**
 * Converts a buyer's input to E.164, or returns it raw with an error flag (docs/behaviour.md 5).
 * Without '+' it is a number of the chosen country (ISO 3166), or of Brazil when that is none of the
 * markets. Loads the phone library: import this file only where it is needed.
 */
export function normalizePhone(raw: string, country: string): NormalizedPhone {
  const compact = toPlainPhone(raw);
  const region = isMarket(country) ? country : 'BR';
  const parsed = parsePhoneNumberFromString(compact, region, phoneMetadata);
  if (parsed?.isPossible()) return { value: parsed.number, error: false };
  return E164.test(compact) ? { value: compact, error: false } : { value: raw, error: true };
}
