import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { isMarketCountry } from './marketCountry';
import { phoneMetadata } from './phoneMetadata';

/** E.164, as every call carries phones (contract/lead.ts). */
const E164 = /^\+[1-9][0-9]{4,14}$/;

/** A phone in E.164, or as it came with `error` set when it cannot be made so. */
export interface NormalizedPhone {
  value: string;
  error: boolean;
}

/**
 * Brings what a buyer typed into E.164. Without '+' it is a number of the chosen country (ISO
 * 3166), and of Brazil when that is none of the markets, as the rule for phones reads it. A phone
 * that cannot be normalised is returned raw with an error flag (spec section 5). Costs the phone
 * library: import this file when it is needed.
 */
export function normalizePhone(raw: string, country: string): NormalizedPhone {
  const compact = raw.replace(/[\s().-]/g, '');
  const region = isMarketCountry(country) ? country : 'BR';
  const parsed = parsePhoneNumberFromString(compact, region, phoneMetadata);
  if (parsed?.isPossible()) return { value: parsed.number, error: false };
  return E164.test(compact) ? { value: compact, error: false } : { value: raw, error: true };
}
