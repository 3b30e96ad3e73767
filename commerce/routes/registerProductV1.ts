import { paths } from '@/contract/paths';
import { ProductParameters } from '@/contract/product';
import { ProductV1, ProductV1Query } from '@/contract/productV1';
import { getProductPrice } from '../domain/getProductPrice';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** GET a product with the price of one plan: the first version of the call. */
export function registerProductV1(app: App, { catalog }: Services): void {
  app.get(
    paths.productV1,
    {
      schema: {
        operationId: 'getProductV1',
        params: ProductParameters,
        querystring: ProductV1Query,
        response: {
          200: schemaReference(ProductV1),
          ...problemResponses('invalid_request', 'not_found'),
        },
      },
    },
    async ({ params, query }) => getProductPrice(catalog, params.code, query),
  );
}
