import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { isMarket } from '@/domain/markets';
import { toPlainPhone } from '@/domain/phones';
import { countriesByCallingCode } from './countriesByCallingCode';
import { phoneMetadata } from './phoneMetadata';

/** E.164, as every call carries phones (contract/lead.ts). */
const E164 = /^\+[1-9][0-9]{4,14}$/;

/** A phone in E.164, or as it came with `error` set when it cannot be made so. */
interface NormalizedPhone {
  value: string;
  error: boolean;
}

/**
 * Brings what a buyer typed into E.164. Without '+' it is a number of the chosen country (ISO
 * 3166), and of Brazil when that is none of the markets, as the rule for phones reads it. A phone
 * that cannot be normalised is returned raw with an error flag (docs/behaviour.md 5). Costs the
 * phone library: import this file when it is needed.
 */
export function normalizePhone(raw: string, country: string): NormalizedPhone {
  const compact = toPlainPhone(raw);
  const region = isMarket(country) ? country : 'BR';
  const parsed = parsePhoneNumberFromString(compact, region, phoneMetadata);
  if (parsed?.isPossible()) return { value: parsed.number, error: false };
  return E164.test(compact) ? { value: compact, error: false } : { value: raw, error: true };
}

/**
 * An E.164 number as people of its country write it, for Brazil, Mozambique and Peru:
 * (11) 98765-4321, 82 123 4567, 912 345 678. Any other stays as it is.
 */
export function formatPhone(e164: string): string {
  return parsePhoneNumberFromString(e164, phoneMetadata)?.formatNational() ?? e164;
}

const MAX_CALLING_CODE_DIGITS = 3;

/**
 * The country (ISO 3166) that a number with '+' belongs to, by the longest calling code it starts
 * with. Where countries share one (+1, +7, +44), the current country stays if it is among them,
 * else it is the main one.
 */
export function findCountry(phone: string, currentCountry: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  if (!phone.trimStart().startsWith('+')) return undefined;
  for (let length = MAX_CALLING_CODE_DIGITS; length > 0; length -= 1) {
    const countries = countriesByCallingCode.get(digits.slice(0, length));
    if (countries) return countries.includes(currentCountry) ? currentCountry : countries[0];
  }
  return undefined;
}
