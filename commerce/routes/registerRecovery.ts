import { SaleParameters } from '@/contract/knownSale';
import { paths } from '@/contract/paths';
import { Recovery } from '@/contract/recovery';
import { getRecovery } from '../domain/knownSales/getRecovery';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** GET a purchase whose payment did not work out, to be paid after all. */
export function registerRecovery(app: App, services: Services): void {
  app.get(
    paths.recovery,
    {
      schema: {
        operationId: 'getRecovery',
        params: SaleParameters,
        response: {
          200: schemaReference(Recovery),
          ...problemResponses('not_found', 'service_unavailable'),
        },
      },
    },
    async ({ params }, reply) => {
      void reply.header('cache-control', 'no-store');
      return getRecovery(services, params.id);
    },
  );
}
