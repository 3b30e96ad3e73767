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
import { answerPayment, readCaller } from './answerPayment';
import { paymentProblems } from './paymentProblems';
import { payByReference } from './payByReference';
import { getCustomOffer } from '../payLinks/customOffers';
import { getInvoice } from '../payLinks/invoices';
import { getRecovery } from './recovery';

export function routes(app: App, services: Services): void {
  app.get(
    paths.invoice,
    {
      schema: {
        operationId: 'getInvoice',
        tags: ['Payment links'],
        summary: 'Get an invoice',
        description:
          'What is owed by it. An ended or unknown one is not found, a paid one is `already_paid`.',
        params: SaleParameters,
        response: {
          200: createSchemaReference(Invoice),
          ...problemResponses('not_found', 'already_paid', 'service_unavailable'),
        },
      },
    },
    async ({ params }, reply) => {
      void reply.header('cache-control', 'no-store');
      return getInvoice(services, params.id);
    },
  );

  app.get(
    paths.recovery,
    {
      schema: {
        operationId: 'getRecovery',
        tags: ['Payment links'],
        summary: 'Get a purchase to recover',
        description: 'A purchase whose payment failed, to be paid after all.',
        params: SaleParameters,
        response: {
          200: createSchemaReference(Recovery),
          ...problemResponses('not_found', 'already_paid', 'service_unavailable'),
        },
      },
    },
    async ({ params }, reply) => {
      void reply.header('cache-control', 'no-store');
      return getRecovery(services, params.id);
    },
  );

  app.get(
    paths.customOffer,
    {
      schema: {
        operationId: 'getCustomOffer',
        tags: ['Payment links'],
        summary: 'Get a custom offer',
        description: 'An offer that was made to one subscriber.',
        params: SaleParameters,
        response: {
          200: createSchemaReference(CustomOffer),
          ...problemResponses('not_found', 'already_paid', 'service_unavailable'),
        },
      },
    },
    async ({ params }, reply) => {
      void reply.header('cache-control', 'no-store');
      return getCustomOffer(services, params.id);
    },
  );

  app.post(
    paths.paymentV1,
    {
      schema: {
        operationId: 'createPaymentV1',
        tags: ['Payments'],
        summary: 'Pay what is referred to',
        description:
          'An invoice, a renewal, an upgrade, a recovery or a custom offer: no form of the buyer comes with it.',
        headers: IdempotencyHeaders,
        body: createSchemaReference(PaymentV1Request),
        response: {
          201: createSchemaReference(PaymentResponse),
          ...paymentProblems,
          ...problemResponses('captcha_required', 'not_found'),
        },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const payment = await payByReference(services, body, readCaller(request, services));
      return answerPayment(services, reply, payment, body.paymentMethods);
    },
  );
}
