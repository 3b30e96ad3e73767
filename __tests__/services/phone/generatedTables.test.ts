import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import mobileMetadata from 'libphonenumber-js/mobile/metadata';
import { getCallingCode, otherCallingCodes } from '@/services/phone/callingCodeOf';
import { marketCallingCodes, countries } from '@/domain/markets';
import { phoneMetadata } from '@/services/phone/phoneMetadata';

const allCountries = [...countries, ...otherCallingCodes.map(([country]) => country)];

test('every country of the installed phone library has its calling code', () => {
  const expected = getCountries().map((country) => [country, getCountryCallingCode(country)]);
  const actual = allCountries.map((country) => [country, getCallingCode(country)]);
  expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected));
});

test.each(countries)('%s has the metadata and calling code of the installed library', (market) => {
  expect(phoneMetadata.countries[market]).toEqual(mobileMetadata.countries[market]);
  expect(marketCallingCodes[market]).toBe(getCallingCode(market));
});

test('the phone metadata that buyers load stays small', async () => {
  const file = path.join(process.cwd(), 'services/phone/phoneMetadata.ts');
  expect((await readFile(file, 'utf8')).length).toBeLessThan(3_000);
});

test('every country has a flag to show', () => {
  const flags = path.join(process.cwd(), 'node_modules/country-flag-icons/3x2');
  const missing = countries.filter((country) => !existsSync(path.join(flags, `${country}.svg`)));
  expect(missing).toEqual([]);
});
