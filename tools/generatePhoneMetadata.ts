import { writeFile } from 'node:fs/promises';
import metadata from 'libphonenumber-js/mobile/metadata';
import { format, resolveConfig } from 'prettier';
import { countries } from '@/domain/markets';

const header = '// Written by tools/generatePhoneMetadata.ts from libphonenumber-js.';

function callingCodesSource(): string {
  const codes = Object.entries(metadata.country_calling_codes).map(
    ([code, countries]) => `${code} ${countries.join(' ')}`,
  );
  const rows = codes.join(', ').replace(/(.{1,98},) /g, '$1\n');
  return `${header}

/** Each calling code with the countries (ISO 3166) that have it, the main one first. */
export const callingCodes = \`
${rows}
\`;
`;
}

/**
 * The package's mobile metadata cut down to the markets. The package's own generator downloads
 * Google's tables, which builds may not do.
 */
function phoneMetadataSource(): string {
  const sold = Object.fromEntries(
    countries.map((country) => [country, metadata.countries[country]]),
  );
  const callingCodes = Object.entries(metadata.country_calling_codes).filter(([, owners]) =>
    owners.some((owner) => owner in sold),
  );
  const reduced = {
    version: metadata.version,
    country_calling_codes: Object.fromEntries(callingCodes),
    countries: sold,
    nonGeographic: {},
  };
  return `${header}
import type { MetadataJson } from 'libphonenumber-js/core';

/** How phone numbers of the markets are built. */
export const phoneMetadata: MetadataJson = ${JSON.stringify(reduced)};
`;
}

const sources = {
  'services/phone/callingCodes.ts': callingCodesSource(),
  'services/phone/phoneMetadata.ts': phoneMetadataSource(),
};
for (const [path, source] of Object.entries(sources)) {
  const options = await resolveConfig(path);
  await writeFile(path, await format(source, { ...options, filepath: path }));
}
