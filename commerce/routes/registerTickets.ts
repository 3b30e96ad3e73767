import { paths } from '@/contract/paths';
import { ProductParameters } from '@/contract/product';
import { Tickets, TicketsQuery } from '@/contract/ticket';
import { getTickets } from '../domain/getTickets';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** GET the dates of the live events that a product's plans include. */
export function registerTickets(app: App, { catalog, clock }: Services): void {
  app.get(
    paths.productTickets,
    {
      schema: {
        operationId: 'getTickets',
        params: ProductParameters,
        querystring: TicketsQuery,
        response: {
          200: schemaReference(Tickets),
          ...problemResponses('invalid_request', 'not_found'),
        },
      },
    },
    async ({ params, query }) => ({
      tickets: getTickets(catalog, { ...query, ...params }, clock()),
    }),
  );
}
