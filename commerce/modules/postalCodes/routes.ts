import { paths } from '@/contract/paths';
import { PostalCodeParameters, PostalCodePlace } from '@/contract/postalCode';
import type { App } from '../../http/App';
import { ProblemError } from '../../http/problems';
import { createSchemaReference, problemResponses } from '../../http/routeSchemas';
import type { Services } from '../../Services';

export function routes(app: App, { postalCodes }: Services): void {
  app.get(
    paths.postalCode,
    {
      schema: {
        operationId: 'getPostalCode',
        tags: ['Places'],
        summary: 'Find a Brazilian postal code',
        description: 'To fill in an address.',
        params: PostalCodeParameters,
        response: {
          200: createSchemaReference(PostalCodePlace),
          ...problemResponses('not_found', 'upstream_error'),
        },
      },
    },
    async ({ params }) => {
      const place = await postalCodes.find(params.postalCode.replace('-', ''));
      if (!place) throw new ProblemError('not_found');
      return place;
    },
  );
}
