import type { Country } from '@/contract/enumerations';
import type { FranchisePlace, FranchiseUnit } from '@/contract/franchise';
import { ProblemError } from '../../http/problems';
import type { Catalogue } from '../catalogue/createCatalogue';
import type { City, Region } from '../catalogue/SchoolNetwork';

interface SchoolNetworkQuery {
  brand: string;
  country: Country;
}

function byName<Named extends { name: string }>(places: readonly Named[]): Named[] {
  return places.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}

function toPlace({ id, name }: FranchisePlace): FranchisePlace {
  return { id, name };
}

function findPlace<Place extends { id: string }>(places: readonly Place[], id: string): Place {
  const place = places.find((known) => known.id === id);
  if (!place) throw new ProblemError('not_found');
  return place;
}

/**
 * A brand's schools in a country by region; none in a country where it has none.
 * @throws ProblemError not_found when the brand has no schools anywhere.
 */
export function getSchoolRegions(
  catalogue: Catalogue,
  { brand, country }: SchoolNetworkQuery,
): readonly Region[] {
  const regions = catalogue.getSchools(brand, country);
  if (!regions) throw new ProblemError('not_found');
  return regions;
}

function getCities(
  catalogue: Catalogue,
  query: SchoolNetworkQuery & { region: string },
): readonly City[] {
  return findPlace(getSchoolRegions(catalogue, query), query.region).cities;
}

/** The regions where a brand has schools, by name. @throws ProblemError not_found */
export function getFranchiseRegions(
  catalogue: Catalogue,
  query: SchoolNetworkQuery,
): FranchisePlace[] {
  return byName(getSchoolRegions(catalogue, query).map(toPlace));
}

/** The cities of a region where a brand has schools, by name. @throws ProblemError not_found */
export function getFranchiseCities(
  catalogue: Catalogue,
  query: SchoolNetworkQuery & { region: string },
): FranchisePlace[] {
  return byName(getCities(catalogue, query).map(toPlace));
}

/** A brand's schools in a city, by name. @throws ProblemError not_found */
export function getFranchiseUnits(
  catalogue: Catalogue,
  query: SchoolNetworkQuery & { region: string; city: string },
): FranchiseUnit[] {
  const { schools } = findPlace(getCities(catalogue, query), query.city);
  return byName(schools.map(({ address, id, name }) => ({ id, name, address })));
}
