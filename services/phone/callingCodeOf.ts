import { countriesByCallingCode } from './callingCodes';
import { isMarketCountry } from './marketCountry';

const callingCodes = Object.entries(countriesByCallingCode).flatMap(([callingCode, countries]) =>
  countries.split(' ').map((country) => [country, callingCode] as const),
);

const callingCodeByCountry = new Map(callingCodes);

/** Every country (ISO 3166) with its calling code without '+', but for the markets. */
export const otherCallingCodes = callingCodes.filter(([country]) => !isMarketCountry(country));

/** A country's calling code without '+'. */
export function callingCodeOf(country: string): string | undefined {
  return callingCodeByCountry.get(country);
}
