import { paths } from '@/contract/paths';
import { Seller, SellerParameters, SellerQuery } from '@/contract/seller';
import { sellers } from '../catalog/sellers';
import { ProblemError } from '../errors/ProblemError';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** GET who attends this sale. The source in the path is free text: it only marks where it came from. */
export function registerSeller(app: App, { catalog }: Services): void {
  app.get(
    paths.seller,
    {
      schema: {
        operationId: 'getSeller',
        params: SellerParameters,
        querystring: SellerQuery,
        response: {
          200: schemaReference(Seller),
          ...problemResponses('invalid_request', 'not_found'),
        },
      },
    },
    async ({ query }) => {
      const seller = sellers[query.operation].get(query.seller);
      if (!seller || !catalog.isSold(query.product, query.operation)) {
        throw new ProblemError('not_found');
      }
      return seller;
    },
  );
}
