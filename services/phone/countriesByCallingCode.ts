import { callingCodes } from './callingCodes';

/** By calling code, without '+', the countries (ISO 3166) that have it, the main one first. */
export const countriesByCallingCode: ReadonlyMap<string, readonly string[]> = new Map(
  callingCodes
    .trim()
    .split(/,\s/)
    .map((text) => {
      const [callingCode = '', ...countries] = text.split(' ');
      return [callingCode, countries] as const;
    }),
);
