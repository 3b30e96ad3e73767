import type {
  FranchiseCities,
  FranchiseCitiesQuery,
  FranchisePlace,
  FranchiseRegions,
  FranchiseRegionsQuery,
  FranchiseUnit,
  FranchiseUnits,
  FranchiseUnitsQuery,
} from '@/contract/franchise';
import { paths } from '@/contract/paths';
import { get } from '../http/request';

/** The regions of a country where a brand has schools. @throws HttpError, NoAnswerError */
export async function getFranchiseRegions(query: FranchiseRegionsQuery): Promise<FranchisePlace[]> {
  return (await get<FranchiseRegions>(paths.franchiseRegions, query)).regions;
}

/** The cities of a region where a brand has schools. @throws HttpError, NoAnswerError */
export async function getFranchiseCities(query: FranchiseCitiesQuery): Promise<FranchisePlace[]> {
  return (await get<FranchiseCities>(paths.franchiseCities, query)).cities;
}

/** A brand's schools in a city. @throws HttpError, NoAnswerError */
export async function getFranchiseUnits(query: FranchiseUnitsQuery): Promise<FranchiseUnit[]> {
  return (await get<FranchiseUnits>(paths.franchiseUnits, query)).units;
}
