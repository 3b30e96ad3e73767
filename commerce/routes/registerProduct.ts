import { paths } from '@/contract/paths';
import { ProductParameters, ProductV2, ProductV2Query } from '@/contract/product';
import { getProductForSale } from '../domain/getProductForSale';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** GET a product with its plans as priced for this buyer. */
export function registerProduct(app: App, { catalog, clock }: Services): void {
  app.get(
    paths.productV2,
    {
      schema: {
        operationId: 'getProduct',
        params: ProductParameters,
        querystring: ProductV2Query,
        response: {
          200: schemaReference(ProductV2),
          ...problemResponses('invalid_request', 'not_found'),
        },
      },
    },
    async ({ params, query }) => getProductForSale(catalog, { ...query, ...params }, clock()),
  );
}
