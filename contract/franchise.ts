import Type, { type Static } from 'typebox';
import { countries } from './enumerations';

const Name = Type.String({ minLength: 1, maxLength: 80 });

/** `brand` is a dsProductId; one that has no schools anywhere is 404. */
export const FranchiseRegionsQuery = Type.Object({
  brand: Name,
  country: Type.Enum([...countries]),
});
export type FranchiseRegionsQuery = Static<typeof FranchiseRegionsQuery>;

/** `region` is an id of the regions call; one that it did not list is 404. */
export const FranchiseCitiesQuery = Type.Object({
  ...FranchiseRegionsQuery.properties,
  region: Name,
});
export type FranchiseCitiesQuery = Static<typeof FranchiseCitiesQuery>;

/** `city` is an id of the cities call; one that it did not list is 404. */
export const FranchiseUnitsQuery = Type.Object({
  ...FranchiseCitiesQuery.properties,
  city: Name,
});
export type FranchiseUnitsQuery = Static<typeof FranchiseUnitsQuery>;

/** A region or a city: what the next call is asked with, and what the buyer reads. */
export const FranchisePlace = Type.Object({ id: Type.String(), name: Type.String() });
export type FranchisePlace = Static<typeof FranchisePlace>;

export const FranchiseUnit = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Street, number and district. */
  address: Type.String(),
});
export type FranchiseUnit = Static<typeof FranchiseUnit>;

/** Sorted by name; empty where the brand has no school in the country. */
export const FranchiseRegions = Type.Object(
  { regions: Type.Array(FranchisePlace) },
  { $id: 'FranchiseRegions' },
);
export type FranchiseRegions = Static<typeof FranchiseRegions>;

export const FranchiseCities = Type.Object(
  { cities: Type.Array(FranchisePlace) },
  { $id: 'FranchiseCities' },
);
export type FranchiseCities = Static<typeof FranchiseCities>;

export const FranchiseUnits = Type.Object(
  { units: Type.Array(FranchiseUnit) },
  { $id: 'FranchiseUnits' },
);
export type FranchiseUnits = Static<typeof FranchiseUnits>;
