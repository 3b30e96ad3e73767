import type { Locale } from '@/contract/enumerations';

/** The countries that the product sells in (ISO 3166), in the order a buyer chooses from. */
export const marketCountries = ['BR', 'MZ', 'PE'] as const;
export type MarketCountry = (typeof marketCountries)[number];

/** Calling codes of the markets, without '+'. All others are in `callingCodes.ts`. */
export const marketCallingCodes: Record<MarketCountry, string> = { BR: '55', MZ: '258', PE: '51' };

const countryByLocale: Record<Locale, MarketCountry> = {
  'pt-BR': 'BR',
  'pt-MZ': 'MZ',
  'es-PE': 'PE',
};

/** The country whose phones a buyer of this language most likely has. */
export function marketCountryOf(locale: Locale): MarketCountry {
  return countryByLocale[locale];
}

/** Whether the product sells in a country. */
export function isMarketCountry(country: string): country is MarketCountry {
  return marketCountries.some((market) => market === country);
}
