import metadata from 'libphonenumber-js/mobile/metadata';
import { marketCountries } from '@/services/phone/marketCountry';

/**
 * Source of services/phone/phoneMetadata.ts: the package's mobile metadata cut down to the
 * markets. The package's own generator downloads Google's tables, which builds may not do.
 */
export function phoneMetadataSource(): string {
  const countries = Object.fromEntries(
    marketCountries.map((country) => [country, metadata.countries[country]]),
  );
  const callingCodes = Object.entries(metadata.country_calling_codes).filter(([, owners]) =>
    owners.some((owner) => owner in countries),
  );
  const reduced = {
    version: metadata.version,
    country_calling_codes: Object.fromEntries(callingCodes),
    countries,
    nonGeographic: {},
  };
  return `// Written by scripts/generatePhoneMetadata.ts from libphonenumber-js.
import type { MetadataJson } from 'libphonenumber-js/core';

/** How phone numbers of the markets are built. */
export const phoneMetadata: MetadataJson = ${JSON.stringify(reduced)};
`;
}
