import { paths } from '@/contract/paths';
import {
  CardKey,
  PaymentAttemptParameters,
  PaymentParameters,
  PaymentRequest,
  PaymentResponse,
  PaymentView,
} from '@/contract/payment';
import { EmptyRequest, IdempotencyHeaders } from '@/contract/requestHeaders';
import type { App } from '../../http/App';
import { ProblemError } from '../../http/problems';
import { problemResponses, createSchemaReference } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { findSubscriptionId } from '../subscriptions/getSubscription';
import { answerPayment, readCaller } from './answerPayment';
import { createNewCode } from './createNewCode';
import { createPayment } from './createPayment';
import { describePayment, paymentProblems, toPaymentView } from './paymentView';
import { paymentRepository } from './repository';
import { simulatePayment } from './simulatePayment';
import type { Payment } from './tables';

export function routes(app: App, services: Services): void {
  // GET the provider's public key that cards are encrypted with.
  app.get(
    paths.cardKey,
    {
      schema: {
        operationId: 'getCardKey',
        response: { 200: createSchemaReference(CardKey), ...problemResponses('upstream_error') },
      },
    },
    async () => services.cardKeys.get(),
  );

  // POST a payment.
  app.post(
    paths.paymentV2,
    {
      schema: {
        operationId: 'createPayment',
        headers: IdempotencyHeaders,
        body: createSchemaReference(PaymentRequest),
        response: {
          201: createSchemaReference(PaymentResponse),
          ...paymentProblems,
          ...problemResponses('not_found'),
        },
      },
    },
    async ({ body, headers }, reply) => {
      const payment = await createPayment(services, body, readCaller(headers, services));
      return answerPayment(services, reply, payment, body.paymentMethods);
    },
  );

  // GET the payment of an attempt whose answer was lost; 404 when it never arrived.
  app.get(
    paths.paymentAttempt,
    {
      schema: {
        operationId: 'getPaymentAttempt',
        params: PaymentAttemptParameters,
        response: {
          200: createSchemaReference(PaymentView),
          ...problemResponses('invalid_request', 'not_found', 'service_unavailable'),
        },
      },
    },
    async ({ params }, reply) => {
      const payments = paymentRepository(services.connection);
      const payment = await payments.findByIdempotencyKey(params.idempotencyKey);
      if (!payment) throw new ProblemError('not_found');
      void reply.header('cache-control', 'no-store');
      return describePayment(services, payment);
    },
  );

  // GET a payment as it is now.
  app.get(
    paths.payment,
    {
      schema: {
        operationId: 'getPayment',
        params: PaymentParameters,
        response: {
          200: createSchemaReference(PaymentView),
          ...problemResponses('invalid_request', 'not_found', 'service_unavailable'),
        },
      },
    },
    async ({ params }, reply) => {
      const payment = await paymentRepository(services.connection).findByToken(params.token);
      if (!payment) throw new ProblemError('not_found');
      void reply.header('cache-control', 'no-store');
      return describePurchase(services, payment);
    },
  );

  // POST for a new Pix code in place of one that expired; one that runs is answered as it is.
  app.post(
    paths.paymentNewCode,
    {
      schema: {
        operationId: 'createNewCode',
        params: PaymentParameters,
        headers: IdempotencyHeaders,
        body: createSchemaReference(EmptyRequest),
        response: {
          201: createSchemaReference(PaymentResponse),
          ...paymentProblems,
          ...problemResponses('not_found'),
        },
      },
    },
    async ({ params, headers }, reply) => {
      const payment = await createNewCode(services, params.token, headers['idempotency-key']);
      return answerPayment(services, reply, payment);
    },
  );

  // POST to pay an open Pix or slip at a test provider; 404 in production.
  app.post(
    paths.paymentSimulation,
    {
      schema: {
        operationId: 'simulatePayment',
        params: PaymentParameters,
        headers: IdempotencyHeaders,
        body: createSchemaReference(EmptyRequest),
        response: {
          200: createSchemaReference(PaymentView),
          ...problemResponses(
            'invalid_request',
            'idempotency_key_required',
            'not_found',
            'payment_ended',
            'idempotency_key_reused',
            'rate_limited',
            'upstream_error',
            'service_unavailable',
          ),
        },
      },
    },
    async ({ headers, params }, reply) => {
      const payment = await simulatePayment(services, {
        token: params.token,
        idempotencyKey: headers['idempotency-key'],
      });
      void reply.header('cache-control', 'no-store');
      return toPaymentView(services, payment);
    },
  );
}

/** A payment as its buyer sees it, and what it began. */
async function describePurchase(services: Services, payment: Payment): Promise<PaymentView> {
  const view = await describePayment(services, payment);
  if (payment.state !== 'paid') return view;
  const subscriptionId = await findSubscriptionId(services.connection, payment.purchaseId);
  return { ...view, ...(subscriptionId !== undefined && { subscriptionId }) };
}
