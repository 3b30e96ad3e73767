import { paths } from '@/contract/paths';
import { TestLocations, TestLocationsQuery } from '@/contract/testLocation';
import { getTestLocations } from '../domain/getTestLocations';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** GET where and when the level test can be taken. */
export function registerTestLocations(app: App, { catalog, clock }: Services): void {
  app.get(
    paths.testLocations,
    {
      schema: {
        operationId: 'getTestLocations',
        querystring: TestLocationsQuery,
        response: {
          200: schemaReference(TestLocations),
          ...problemResponses('invalid_request', 'not_found'),
        },
      },
    },
    async ({ query }) => ({ testLocations: getTestLocations(catalog, query, clock()) }),
  );
}
