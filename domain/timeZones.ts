import type { Country } from './markets';

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
