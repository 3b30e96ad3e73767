import { paths } from '@/contract/paths';
import { ProductParameters, ProductV2, ProductV2Query } from '@/contract/product';
import { PlanProduct, PlanProductParameters } from '@/contract/planProduct';
import { ProductConfig, ProductConfigQuery } from '@/contract/productConfig';
import { ProductV1, ProductV1Query } from '@/contract/productV1';
import { Seller, SellerParameters, SellerQuery } from '@/contract/seller';
import { Tickets, TicketsQuery } from '@/contract/ticket';
import type { App } from '../../http/App';
import { ProblemError } from '../../http/problems';
import { problemResponses, createSchemaReference } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { getProductConfig, getProductForSale } from './getProduct';
import { getProductV1 } from './getProductV1';
import { getTickets } from '../catalogue/getTickets';
import { sellers } from '../catalogue/sellers';

export function routes(app: App, services: Services): void {
  const { catalogue, clock } = services;

  app.get(
    paths.productV2,
    {
      schema: {
        operationId: 'getProduct',
        tags: ['Catalogue'],
        summary: 'Get a product with its plans',
        description:
          'As priced for this buyer: voucher, campaign, offer and partner are in the prices.',
        params: ProductParameters,
        querystring: ProductV2Query,
        response: {
          200: createSchemaReference(ProductV2),
          ...problemResponses('captcha_required', 'invalid_request', 'not_found', 'rate_limited'),
        },
      },
    },
    async ({ ip, params, query }) =>
      getProductForSale(services, { ...query, ...params, address: ip }),
  );

  app.get(
    paths.productV1,
    {
      schema: {
        operationId: 'getProductV1',
        tags: ['Catalogue'],
        summary: 'Get a product with the price of one plan',
        description: 'The first version of the call.',
        params: ProductParameters,
        querystring: ProductV1Query,
        response: {
          200: createSchemaReference(ProductV1),
          ...problemResponses('captcha_required', 'invalid_request', 'not_found', 'rate_limited'),
        },
      },
    },
    async ({ ip, params, query }) => getProductV1(services, params.code, query, ip),
  );

  app.get(
    paths.productConfig,
    {
      schema: {
        operationId: 'getProductConfig',
        tags: ['Catalogue'],
        summary: 'Get how a checkout looks and runs',
        description:
          'The design system, the flows with their steps, and whether an address is asked for. Every page asks for it first.',
        params: ProductParameters,
        querystring: ProductConfigQuery,
        response: {
          200: createSchemaReference(ProductConfig),
          ...problemResponses('invalid_request', 'not_found'),
        },
      },
    },
    ({ params, query }) => getProductConfig(services, { ...query, ...params }),
  );

  app.get(
    paths.productTickets,
    {
      schema: {
        operationId: 'getTickets',
        tags: ['Catalogue'],
        summary: 'List the live events of a product',
        description: 'The dates of the live events that its plans include.',
        params: ProductParameters,
        querystring: TicketsQuery,
        response: {
          200: createSchemaReference(Tickets),
          ...problemResponses('invalid_request', 'not_found'),
        },
      },
    },
    ({ params, query }) => ({
      tickets: getTickets(catalogue, { ...query, ...params }, clock()),
    }),
  );

  app.get(
    paths.planProduct,
    {
      schema: {
        operationId: 'getPlanProduct',
        tags: ['Catalogue'],
        summary: 'Find the product of a plan',
        description: 'For links that name a plan and no product.',
        params: PlanProductParameters,
        response: {
          200: createSchemaReference(PlanProduct),
          ...problemResponses('invalid_request', 'not_found'),
        },
      },
    },
    ({ params }) => {
      const found = catalogue.getPlan(catalogue.findPlanId(params.planId));
      if (!found) throw new ProblemError('not_found');
      return { code: found.product.code, business: found.product.business };
    },
  );

  app.get(
    paths.seller,
    {
      schema: {
        operationId: 'getSeller',
        tags: ['Catalogue'],
        summary: 'Find who attends a sale',
        description: 'The source in the path is free text: it only marks where the sale came from.',
        params: SellerParameters,
        querystring: SellerQuery,
        response: {
          200: createSchemaReference(Seller),
          ...problemResponses('invalid_request', 'not_found'),
        },
      },
    },
    ({ query }) => {
      const seller = sellers[query.operation].get(query.seller);
      if (!seller || !catalogue.isSold(query.product, query.operation)) {
        throw new ProblemError('not_found');
      }
      return seller;
    },
  );
}
