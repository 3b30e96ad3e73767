import {
  FranchiseCities,
  FranchiseCitiesQuery,
  FranchiseRegions,
  FranchiseRegionsQuery,
  FranchiseUnits,
  FranchiseUnitsQuery,
} from '@/contract/franchise';
import { paths } from '@/contract/paths';
import {
  getFranchiseCities,
  getFranchiseRegions,
  getFranchiseUnits,
} from '../domain/getFranchises';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

const problems = problemResponses('invalid_request', 'not_found');

/** GET where a brand has schools: regions, their cities, and the units of a city. */
export function registerFranchises(app: App, { catalog }: Services): void {
  app.get(
    paths.franchiseRegions,
    {
      schema: {
        operationId: 'getFranchiseRegions',
        querystring: FranchiseRegionsQuery,
        response: { 200: schemaReference(FranchiseRegions), ...problems },
      },
    },
    async ({ query }) => ({ regions: getFranchiseRegions(catalog, query) }),
  );
  app.get(
    paths.franchiseCities,
    {
      schema: {
        operationId: 'getFranchiseCities',
        querystring: FranchiseCitiesQuery,
        response: { 200: schemaReference(FranchiseCities), ...problems },
      },
    },
    async ({ query }) => ({ cities: getFranchiseCities(catalog, query) }),
  );
  app.get(
    paths.franchiseUnits,
    {
      schema: {
        operationId: 'getFranchiseUnits',
        querystring: FranchiseUnitsQuery,
        response: { 200: schemaReference(FranchiseUnits), ...problems },
      },
    },
    async ({ query }) => ({ units: getFranchiseUnits(catalog, query) }),
  );
}
