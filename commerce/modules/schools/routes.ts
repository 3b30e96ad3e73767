import {
  FranchiseCities,
  FranchiseCitiesQuery,
  FranchiseRegions,
  FranchiseRegionsQuery,
  FranchiseUnits,
  FranchiseUnitsQuery,
} from '@/contract/franchise';
import { paths } from '@/contract/paths';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import {
  TestBooking,
  TestBookingRequest,
  TestLocationParameters,
  TestLocations,
  TestLocationsQuery,
} from '@/contract/testLocation';
import type { App } from '../../http/App';
import { problemResponses, createSchemaReference } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { getFranchiseCities, getFranchiseRegions, getFranchiseUnits } from './getFranchises';
import { bookTest, getTestLocations } from './levelTests';

const problems = problemResponses('invalid_request', 'not_found');

export function routes(app: App, services: Services): void {
  const { catalogue, clock } = services;

  // GET where a brand has schools: regions, their cities, and the units of a city.
  app.get(
    paths.franchiseRegions,
    {
      schema: {
        operationId: 'getFranchiseRegions',
        querystring: FranchiseRegionsQuery,
        response: { 200: createSchemaReference(FranchiseRegions), ...problems },
      },
    },
    async ({ query }) => ({ regions: getFranchiseRegions(catalogue, query) }),
  );
  app.get(
    paths.franchiseCities,
    {
      schema: {
        operationId: 'getFranchiseCities',
        querystring: FranchiseCitiesQuery,
        response: { 200: createSchemaReference(FranchiseCities), ...problems },
      },
    },
    async ({ query }) => ({ cities: getFranchiseCities(catalogue, query) }),
  );
  app.get(
    paths.franchiseUnits,
    {
      schema: {
        operationId: 'getFranchiseUnits',
        querystring: FranchiseUnitsQuery,
        response: { 200: createSchemaReference(FranchiseUnits), ...problems },
      },
    },
    async ({ query }) => ({ units: getFranchiseUnits(catalogue, query) }),
  );

  // GET where and when the level test can be taken.
  app.get(
    paths.testLocations,
    {
      schema: {
        operationId: 'getTestLocations',
        querystring: TestLocationsQuery,
        response: {
          200: createSchemaReference(TestLocations),
          ...problemResponses('invalid_request', 'not_found'),
        },
      },
    },
    async ({ query }) => ({ testLocations: getTestLocations(catalogue, query, clock()) }),
  );

  // POST a booking of a level test.
  app.post(
    paths.testBookings,
    {
      schema: {
        operationId: 'bookTest',
        params: TestLocationParameters,
        headers: IdempotencyHeaders,
        body: createSchemaReference(TestBookingRequest),
        response: {
          201: createSchemaReference(TestBooking),
          ...problemResponses(
            'invalid_request',
            'idempotency_key_required',
            'not_found',
            'not_paid_yet',
            'session_full',
            'idempotency_key_reused',
            'invalid_field',
            'service_unavailable',
          ),
        },
      },
    },
    async ({ body, headers, params }, reply) => {
      const booking = await bookTest(services, {
        locationId: params.id,
        request: body,
        idempotencyKey: headers['idempotency-key'],
      });
      return reply.code(201).header('cache-control', 'no-store').send(booking);
    },
  );
}
