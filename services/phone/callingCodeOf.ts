import { isMarket } from '@/domain/markets';
import { countriesByCallingCode } from './countriesByCallingCode';

const callingCodes = [...countriesByCallingCode].flatMap(([callingCode, countries]) =>
  countries.map((country) => [country, callingCode] as const),
);

const callingCodeByCountry = new Map(callingCodes);

/** Every country (ISO 3166) with its calling code without '+', but for the markets. */
export const otherCallingCodes = callingCodes.filter(([country]) => !isMarket(country));

/** A country's calling code without '+'. */
export function getCallingCode(country: string): string | undefined {
  return callingCodeByCountry.get(country);
}
