import { callingCodes } from './callingCodes';

export const countriesByCallingCode: ReadonlyMap<string, readonly string[]> = new Map(
  callingCodes
    .trim()
    .split(/,\s/)
    .map((text) => {
      const [callingCode = '', ...countries] = text.split(' ');
      return [callingCode, countries] as const;
    }),
);
