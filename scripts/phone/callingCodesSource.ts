import metadata from 'libphonenumber-js/mobile/metadata';

/** Source of services/phone/callingCodes.ts: which countries have which calling code. */
export function callingCodesSource(): string {
  const table = Object.fromEntries(
    Object.entries(metadata.country_calling_codes).map(([code, countries]) => [
      code,
      countries.join(' '),
    ]),
  );
  return `// Written by scripts/generatePhoneMetadata.ts from libphonenumber-js.

/** By calling code, the countries (ISO 3166) that have it, the main one first. */
export const countriesByCallingCode: Record<string, string> = ${JSON.stringify(table)};
`;
}
