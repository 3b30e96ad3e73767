import { paths } from '@/contract/paths';
import { ProductConfig, ProductConfigQuery, ProductParameters } from '@/contract/product';
import { getProductConfig } from '../domain/getProductConfig';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** GET how a product's checkout looks and runs. */
export function registerProductConfig(app: App, { catalog }: Services): void {
  app.get(
    paths.productConfig,
    {
      schema: {
        operationId: 'getProductConfig',
        params: ProductParameters,
        querystring: ProductConfigQuery,
        response: {
          200: schemaReference(ProductConfig),
          ...problemResponses('invalid_request', 'not_found'),
        },
      },
    },
    async ({ params, query }) => getProductConfig(catalog, { ...query, ...params }),
  );
}
