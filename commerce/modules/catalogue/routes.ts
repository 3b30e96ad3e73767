import { paths } from '@/contract/paths';
import {
  PlanProduct,
  PlanProductParameters,
  ProductConfig,
  ProductConfigQuery,
  ProductParameters,
  ProductV2,
  ProductV2Query,
} from '@/contract/product';
import { ProductV1, ProductV1Query } from '@/contract/productV1';
import { Seller, SellerParameters, SellerQuery } from '@/contract/seller';
import { Tickets, TicketsQuery } from '@/contract/ticket';
import type { App } from '../../http/App';
import { ProblemError } from '../../http/problems';
import { problemResponses, createSchemaReference } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { getProductConfig, getProductForSale, getProductV1 } from './getProduct';
import { getTickets } from './getTickets';
import { sellers } from './sellers';

export function routes(app: App, services: Services): void {
  const { catalogue, clock } = services;

  // GET a product with its plans as priced for this buyer.
  app.get(
    paths.productV2,
    {
      schema: {
        operationId: 'getProduct',
        params: ProductParameters,
        querystring: ProductV2Query,
        response: {
          200: createSchemaReference(ProductV2),
          ...problemResponses('invalid_request', 'not_found'),
        },
      },
    },
    async ({ params, query }) => getProductForSale(services, { ...query, ...params }),
  );

  // GET a product with the price of one plan: the first version of the call.
  app.get(
    paths.productV1,
    {
      schema: {
        operationId: 'getProductV1',
        params: ProductParameters,
        querystring: ProductV1Query,
        response: {
          200: createSchemaReference(ProductV1),
          ...problemResponses('invalid_request', 'not_found'),
        },
      },
    },
    async ({ params, query }) => getProductV1(services, params.code, query),
  );

  // GET how a product's checkout looks and runs.
  app.get(
    paths.productConfig,
    {
      schema: {
        operationId: 'getProductConfig',
        params: ProductParameters,
        querystring: ProductConfigQuery,
        response: {
          200: createSchemaReference(ProductConfig),
          ...problemResponses('invalid_request', 'not_found'),
        },
      },
    },
    async ({ params, query }) => getProductConfig(catalogue, { ...query, ...params }),
  );

  // GET the dates of the live events that a product's plans include.
  app.get(
    paths.productTickets,
    {
      schema: {
        operationId: 'getTickets',
        params: ProductParameters,
        querystring: TicketsQuery,
        response: {
          200: createSchemaReference(Tickets),
          ...problemResponses('invalid_request', 'not_found'),
        },
      },
    },
    async ({ params, query }) => ({
      tickets: getTickets(catalogue, { ...query, ...params }, clock()),
    }),
  );

  // GET the product that a plan belongs to.
  app.get(
    paths.planProduct,
    {
      schema: {
        operationId: 'getPlanProduct',
        params: PlanProductParameters,
        response: {
          200: createSchemaReference(PlanProduct),
          ...problemResponses('invalid_request', 'not_found'),
        },
      },
    },
    async ({ params }) => {
      const found = catalogue.getPlan(params.planId);
      if (!found) throw new ProblemError('not_found');
      return { code: found.product.code, business: found.product.business };
    },
  );

  // GET who attends this sale. The source in the path is free text: it only marks where it came from.
  app.get(
    paths.seller,
    {
      schema: {
        operationId: 'getSeller',
        params: SellerParameters,
        querystring: SellerQuery,
        response: {
          200: createSchemaReference(Seller),
          ...problemResponses('invalid_request', 'not_found'),
        },
      },
    },
    async ({ query }) => {
      const seller = sellers[query.operation].get(query.seller);
      if (!seller || !catalogue.isSold(query.product, query.operation)) {
        throw new ProblemError('not_found');
      }
      return seller;
    },
  );
}
