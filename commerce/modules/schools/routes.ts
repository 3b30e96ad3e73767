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

  app.get(
    paths.franchiseRegions,
    {
      schema: {
        operationId: 'getFranchiseRegions',
        tags: ['Places'],
        summary: 'List the regions that have schools',
        description: 'Of a brand in a country.',
        querystring: FranchiseRegionsQuery,
        response: { 200: createSchemaReference(FranchiseRegions), ...problems },
      },
    },
    ({ query }) => ({ regions: getFranchiseRegions(catalogue, query) }),
  );
  app.get(
    paths.franchiseCities,
    {
      schema: {
        operationId: 'getFranchiseCities',
        tags: ['Places'],
        summary: 'List the cities that have schools',
        description: 'Of a region that the regions call listed.',
        querystring: FranchiseCitiesQuery,
        response: { 200: createSchemaReference(FranchiseCities), ...problems },
      },
    },
    ({ query }) => ({ cities: getFranchiseCities(catalogue, query) }),
  );
  app.get(
    paths.franchiseUnits,
    {
      schema: {
        operationId: 'getFranchiseUnits',
        tags: ['Places'],
        summary: 'List the schools of a city',
        description: 'Of a city that the cities call listed.',
        querystring: FranchiseUnitsQuery,
        response: { 200: createSchemaReference(FranchiseUnits), ...problems },
      },
    },
    ({ query }) => ({ units: getFranchiseUnits(catalogue, query) }),
  );

  app.get(
    paths.testLocations,
    {
      schema: {
        operationId: 'getTestLocations',
        tags: ['Places'],
        summary: 'List where the level test can be taken',
        description: 'With the sessions of the next three weeks.',
        querystring: TestLocationsQuery,
        response: {
          200: createSchemaReference(TestLocations),
          ...problemResponses('invalid_request', 'not_found'),
        },
      },
    },
    ({ query }) => ({ testLocations: getTestLocations(catalogue, query, clock()) }),
  );

  app.post(
    paths.testBookings,
    {
      schema: {
        operationId: 'bookTest',
        tags: ['Places'],
        summary: 'Book a level test',
        description: 'For anyone who made a payment; the last booking of a payment counts.',
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
