import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { phoneMetadata } from './phoneMetadata';

/**
 * An E.164 number as people of its country write it, for Brazil, Mozambique and Peru:
 * (11) 98765-4321, 82 123 4567, 912 345 678. Any other stays as it is.
 */
export function formatPhone(e164: string): string {
  return parsePhoneNumberFromString(e164, phoneMetadata)?.formatNational() ?? e164;
}
