import { isMarket } from '@/domain/markets';
import { countriesByCallingCode } from './countriesByCallingCode';

const callingCodes = [...countriesByCallingCode].flatMap(([callingCode, countries]) =>
  countries.map((country) => [country, callingCode] as const),
);

const callingCodeByCountry = new Map(callingCodes);

export const otherCallingCodes = callingCodes.filter(([country]) => !isMarket(country));

export function getCallingCode(country: string): string | undefined {
  return callingCodeByCountry.get(country);
}
