import type { Country } from '@/contract/enumerations';
import type { FranchisePlace, FranchiseUnit } from '@/contract/franchise';
import type { Catalog } from '../catalog/createCatalog';
import type { City, Region } from '../catalog/schools/SchoolNetwork';
import { ProblemError } from '../errors/ProblemError';

interface NetworkQuestion {
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
  catalog: Catalog,
  { brand, country }: NetworkQuestion,
): readonly Region[] {
  const regions = catalog.getSchools(brand, country);
  if (!regions) throw new ProblemError('not_found');
  return regions;
}

function getCities(
  catalog: Catalog,
  question: NetworkQuestion & { region: string },
): readonly City[] {
  return findPlace(getSchoolRegions(catalog, question), question.region).cities;
}

/** The regions where a brand has schools, by name. @throws ProblemError not_found */
export function getFranchiseRegions(catalog: Catalog, question: NetworkQuestion): FranchisePlace[] {
  return byName(getSchoolRegions(catalog, question).map(toPlace));
}

/** The cities of a region where a brand has schools, by name. @throws ProblemError not_found */
export function getFranchiseCities(
  catalog: Catalog,
  question: NetworkQuestion & { region: string },
): FranchisePlace[] {
  return byName(getCities(catalog, question).map(toPlace));
}

/** A brand's schools in a city, by name. @throws ProblemError not_found */
export function getFranchiseUnits(
  catalog: Catalog,
  question: NetworkQuestion & { region: string; city: string },
): FranchiseUnit[] {
  const { schools } = findPlace(getCities(catalog, question), question.city);
  return byName(schools.map(({ address, id, name }) => ({ id, name, address })));
}
