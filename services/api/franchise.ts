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

const placeMembers = { id: 'string', name: 'string' } as const;

/** The regions of a country where a brand has schools. @throws HttpError, NoAnswerError */
export async function getFranchiseRegions(query: FranchiseRegionsQuery): Promise<FranchisePlace[]> {
  const needs = { regions: [placeMembers] } as const;
  return (await get<FranchiseRegions>(paths.franchiseRegions, { query, needs })).regions;
}

/** The cities of a region where a brand has schools. @throws HttpError, NoAnswerError */
export async function getFranchiseCities(query: FranchiseCitiesQuery): Promise<FranchisePlace[]> {
  const needs = { cities: [placeMembers] } as const;
  return (await get<FranchiseCities>(paths.franchiseCities, { query, needs })).cities;
}

/** A brand's schools in a city. @throws HttpError, NoAnswerError */
export async function getFranchiseUnits(query: FranchiseUnitsQuery): Promise<FranchiseUnit[]> {
  const needs = { units: [{ ...placeMembers, address: 'string' }] } as const;
  return (await get<FranchiseUnits>(paths.franchiseUnits, { query, needs })).units;
}
