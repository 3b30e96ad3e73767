import { Invoice } from '@/contract/invoice';
import { SaleParameters } from '@/contract/knownSale';
import { paths } from '@/contract/paths';
import { getInvoice } from '../domain/knownSales/getInvoice';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** GET what is owed by an invoice. */
export function registerInvoice(app: App, services: Services): void {
  app.get(
    paths.invoice,
    {
      schema: {
        operationId: 'getInvoice',
        params: SaleParameters,
        response: {
          200: schemaReference(Invoice),
          ...problemResponses('not_found', 'service_unavailable'),
        },
      },
    },
    async ({ params }, reply) => {
      void reply.header('cache-control', 'no-store');
      return getInvoice(services, params.id);
    },
  );
}
