/** The markets that the product sells in: their languages, countries, clocks and phones. */

export const locales = ['pt-BR', 'pt-MZ', 'es-PE'] as const;
export type Locale = (typeof locales)[number];

/** Where a sale is made: the catalogue and the seller desk differ between the two. */
export const operations = ['BR', 'MZ'] as const;
export type Operation = (typeof operations)[number];

/** Countries of the buyers (ISO 3166), in the order a buyer chooses from. */
export const countries = ['BR', 'MZ', 'PE'] as const;
export type Country = (typeof countries)[number];

/** Calling codes without '+'. All others are in `services/phone/callingCodes.ts`. */
export const marketCallingCodes: Record<Country, string> = { BR: '55', MZ: '258', PE: '51' };

const countryByLocale: Record<Locale, Country> = { 'pt-BR': 'BR', 'pt-MZ': 'MZ', 'es-PE': 'PE' };

/** The country that a buyer of this language most likely lives in. */
export function getCountry(locale: Locale): Country {
  return countryByLocale[locale];
}

/** What people of a country pay with at home (ISO 4217). */
export const countryCurrencies: Record<Country, string> = { BR: 'BRL', MZ: 'MZN', PE: 'PEN' };

/** Whether the product sells in a country. */
export function isMarket(country: string): country is Country {
  return countries.some((market) => market === country);
}

/** Brazil and Mozambique keep no summer time; neither does Peru. */
const timeZones: Record<Country, string> = {
  BR: 'America/Sao_Paulo',
  MZ: 'Africa/Maputo',
  PE: 'America/Lima',
};

/** The time zone (IANA) by whose clock a country's days begin and end. */
export function getTimeZone(country: Country): string {
  return timeZones[country];
}
