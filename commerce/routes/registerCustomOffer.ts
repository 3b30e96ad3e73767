import { CustomOffer } from '@/contract/customOffer';
import { SaleParameters } from '@/contract/knownSale';
import { paths } from '@/contract/paths';
import { getCustomOffer } from '../domain/knownSales/getCustomOffer';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** GET an offer that was made to one subscriber. */
export function registerCustomOffer(app: App, services: Services): void {
  app.get(
    paths.customOffer,
    {
      schema: {
        operationId: 'getCustomOffer',
        params: SaleParameters,
        response: {
          200: schemaReference(CustomOffer),
          ...problemResponses('not_found', 'service_unavailable'),
        },
      },
    },
    async ({ params }, reply) => {
      void reply.header('cache-control', 'no-store');
      return getCustomOffer(services, params.id);
    },
  );
}
