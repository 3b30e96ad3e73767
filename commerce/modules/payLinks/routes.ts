import { CustomOffer } from '@/contract/customOffer';
import { Invoice } from '@/contract/invoice';
import { paths } from '@/contract/paths';
import { PaymentResponse } from '@/contract/payment';
import { SaleParameters } from '@/contract/paymentLink';
import { PaymentV1Request } from '@/contract/paymentV1';
import { Recovery } from '@/contract/recovery';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import type { App } from '../../http/App';
import { problemResponses, createSchemaReference } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { answerPayment, readCaller } from '../payments/answerPayment';
import { paymentProblems } from '../payments/paymentView';
import { payByReference } from './payByReference';
import { getCustomOffer, getInvoice } from './paymentLinks';
import { getRecovery } from './recovery';

export function routes(app: App, services: Services): void {
  // GET what is owed by an invoice.
  app.get(
    paths.invoice,
    {
      schema: {
        operationId: 'getInvoice',
        params: SaleParameters,
        response: {
          200: createSchemaReference(Invoice),
          ...problemResponses('not_found', 'service_unavailable'),
        },
      },
    },
    async ({ params }, reply) => {
      void reply.header('cache-control', 'no-store');
      return getInvoice(services, params.id);
    },
  );

  // GET a purchase whose payment failed, to be paid after all.
  app.get(
    paths.recovery,
    {
      schema: {
        operationId: 'getRecovery',
        params: SaleParameters,
        response: {
          200: createSchemaReference(Recovery),
          ...problemResponses('not_found', 'service_unavailable'),
        },
      },
    },
    async ({ params }, reply) => {
      void reply.header('cache-control', 'no-store');
      return getRecovery(services, params.id);
    },
  );

  // GET an offer that was made to one subscriber.
  app.get(
    paths.customOffer,
    {
      schema: {
        operationId: 'getCustomOffer',
        params: SaleParameters,
        response: {
          200: createSchemaReference(CustomOffer),
          ...problemResponses('not_found', 'service_unavailable'),
        },
      },
    },
    async ({ params }, reply) => {
      void reply.header('cache-control', 'no-store');
      return getCustomOffer(services, params.id);
    },
  );

  // POST a payment by reference: no buyer's form comes with it.
  app.post(
    paths.paymentV1,
    {
      schema: {
        operationId: 'createPaymentV1',
        headers: IdempotencyHeaders,
        body: createSchemaReference(PaymentV1Request),
        response: {
          201: createSchemaReference(PaymentResponse),
          ...paymentProblems,
          ...problemResponses('not_found'),
        },
      },
    },
    async ({ body, headers }, reply) => {
      const payment = await payByReference(services, body, readCaller(headers, services));
      return answerPayment(services, reply, payment, body.paymentMethods);
    },
  );
}
