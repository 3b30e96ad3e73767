import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { callingCodesSource } from './phone/callingCodesSource';
import { phoneMetadataSource } from './phone/phoneMetadataSource';

/** Writes the phone tables of services/phone anew; run it after updating libphonenumber-js. */
async function generatePhoneMetadata(): Promise<void> {
  const sources = {
    'services/phone/callingCodes.ts': callingCodesSource(),
    'services/phone/phoneMetadata.ts': phoneMetadataSource(),
  };
  for (const [path, source] of Object.entries(sources)) {
    const options = await resolveConfig(path);
    await writeFile(path, await format(source, { ...options, filepath: path }));
  }
}

await generatePhoneMetadata();
