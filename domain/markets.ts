export const locales = ['pt-BR', 'pt-MZ', 'es-PE'] as const;
export type Locale = (typeof locales)[number];

export const operations = ['BR', 'MZ'] as const;
export type Operation = (typeof operations)[number];

export const countries = ['BR', 'MZ', 'PE'] as const;
export type Country = (typeof countries)[number];

export const marketCallingCodes: Record<Country, string> = { BR: '55', MZ: '258', PE: '51' };

const countryByLocale: Record<Locale, Country> = { 'pt-BR': 'BR', 'pt-MZ': 'MZ', 'es-PE': 'PE' };

export function getCountry(locale: Locale): Country {
  return countryByLocale[locale];
}

export const countryCurrencies: Record<Country, string> = { BR: 'BRL', MZ: 'MZN', PE: 'PEN' };

export function isMarket(country: string): country is Country {
  return countries.some((market) => market === country);
}

const timeZones: Record<Country, string> = {
  BR: 'America/Sao_Paulo',
  MZ: 'Africa/Maputo',
  PE: 'America/Lima',
};

export function getTimeZone(country: Country): string {
  return timeZones[country];
}
