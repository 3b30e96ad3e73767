import { CardVerification, CardVerificationRequest } from '@/contract/customOffer';
import { SubscriptionParameters } from '@/contract/paymentLink';
import { paths } from '@/contract/paths';
import { PaymentResponse } from '@/contract/payment';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import { RenewalV1Request, RenewalV2Request, Subscription } from '@/contract/subscription';
import { describeSubscription } from './describeSubscription';
import { renewSubscription } from './renewSubscription';
import { renewSubscriptionV1 } from './renewSubscriptionV1';
import { verifyCard } from './verifyCard';
import type { App } from '../../http/App';
import { problemResponses, createSchemaReference } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { paymentProblems } from '../payments/paymentProblems';
import { toPaymentResponse } from '../payments/paymentView';

const shared = {
  params: SubscriptionParameters,
  headers: IdempotencyHeaders,
  response: {
    201: createSchemaReference(PaymentResponse),
    ...paymentProblems,
    ...problemResponses('not_found'),
  },
};

export function routes(app: App, services: Services): void {
  // GET a subscription: until when it is paid, what renewing it costs, and what is better.
  app.get(
    paths.subscription,
    {
      schema: {
        operationId: 'getSubscription',
        params: SubscriptionParameters,
        response: {
          200: createSchemaReference(Subscription),
          ...problemResponses('not_found', 'service_unavailable'),
        },
      },
    },
    async ({ params }, reply) => {
      void reply.header('cache-control', 'no-store');
      return describeSubscription(services, params.subscriptionId);
    },
  );

  // POST a subscription's next period: one method by its name, or priced parts.
  app.post(
    paths.renewalV1,
    {
      schema: {
        operationId: 'renewSubscriptionV1',
        body: createSchemaReference(RenewalV1Request),
        ...shared,
      },
    },
    async ({ body, headers, params }, reply) => {
      const key = headers['idempotency-key'];
      const payment = await renewSubscriptionV1(services, params.subscriptionId, body, key);
      void reply.code(201).header('cache-control', 'no-store');
      return toPaymentResponse(services, payment);
    },
  );
  app.post(
    paths.renewalV2,
    {
      schema: {
        operationId: 'renewSubscription',
        body: createSchemaReference(RenewalV2Request),
        ...shared,
      },
    },
    async ({ body, headers, params }, reply) => {
      const key = headers['idempotency-key'];
      const payment = await renewSubscription(services, params.subscriptionId, body, key);
      void reply.code(201).header('cache-control', 'no-store');
      return toPaymentResponse(services, payment);
    },
  );

  // POST a card for the provider to check and keep, without a charge.
  app.post(
    paths.cardVerification,
    {
      schema: {
        operationId: 'verifyCard',
        params: SubscriptionParameters,
        headers: IdempotencyHeaders,
        body: createSchemaReference(CardVerificationRequest),
        response: {
          201: createSchemaReference(CardVerification),
          ...problemResponses(
            'invalid_request',
            'idempotency_key_required',
            'clear_card_data',
            'payment_declined',
            'not_found',
            'idempotency_key_reused',
            'rate_limited',
            'upstream_error',
            'service_unavailable',
          ),
        },
      },
    },
    async ({ body, headers, params }, reply) => {
      void reply.code(201).header('cache-control', 'no-store');
      return verifyCard(services, {
        subscriptionId: params.subscriptionId,
        encryptedCard: body.encryptedCard,
        idempotencyKey: headers['idempotency-key'],
      });
    },
  );
}
