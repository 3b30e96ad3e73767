import Type, { type Static } from 'typebox';
import { countries } from './enumerations';

const Name = Type.String({ minLength: 1, maxLength: 80 });

export const FranchiseRegionsQuery = Type.Object(
  {
    brand: Name,
    country: Type.Enum([...countries]),
  },
  { description: '`brand` is a dsProductId; one that has no schools anywhere is 404' },
);
export type FranchiseRegionsQuery = Static<typeof FranchiseRegionsQuery>;

export const FranchiseCitiesQuery = Type.Object(
  {
    ...FranchiseRegionsQuery.properties,
    region: Name,
  },
  { description: '`region` is an id of the regions call; one that it did not list is 404' },
);
export type FranchiseCitiesQuery = Static<typeof FranchiseCitiesQuery>;

export const FranchiseUnitsQuery = Type.Object(
  {
    ...FranchiseCitiesQuery.properties,
    city: Name,
  },
  { description: '`city` is an id of the cities call; one that it did not list is 404' },
);
export type FranchiseUnitsQuery = Static<typeof FranchiseUnitsQuery>;

export const FranchisePlace = Type.Object(
  { id: Type.String(), name: Type.String() },
  { description: 'A region or a city: what the next call is asked with, and what the buyer reads' },
);
export type FranchisePlace = Static<typeof FranchisePlace>;

export const FranchiseUnit = Type.Object({
  id: Type.String(),
  name: Type.String(),
  address: Type.String({ description: 'Street, number and district' }),
});
export type FranchiseUnit = Static<typeof FranchiseUnit>;

export const FranchiseRegions = Type.Object(
  { regions: Type.Array(FranchisePlace) },
  {
    $id: 'FranchiseRegions',
    description: 'Sorted by name; empty where the brand has no school in the country',
  },
);
export type FranchiseRegions = Static<typeof FranchiseRegions>;

export const FranchiseCities = Type.Object(
  { cities: Type.Array(FranchisePlace) },
  { $id: 'FranchiseCities', description: 'The cities of a region that have schools' },
);
export type FranchiseCities = Static<typeof FranchiseCities>;

export const FranchiseUnits = Type.Object(
  { units: Type.Array(FranchiseUnit) },
  { $id: 'FranchiseUnits', description: 'The schools of a city' },
);
export type FranchiseUnits = Static<typeof FranchiseUnits>;
