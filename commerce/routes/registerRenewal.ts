import { SubscriptionParameters } from '@/contract/knownSale';
import { paths } from '@/contract/paths';
import { PaymentResponse } from '@/contract/payment';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import { RenewalV1Request, RenewalV2Request } from '@/contract/subscription';
import { renewSubscription } from '../domain/knownSales/renewSubscription';
import { renewSubscriptionV1 } from '../domain/knownSales/renewSubscriptionV1';
import { paymentAnswer } from '../domain/paymentAnswer';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';
import { paymentProblems } from './paymentProblems';

const shared = {
  params: SubscriptionParameters,
  headers: IdempotencyHeaders,
  response: {
    201: schemaReference(PaymentResponse),
    ...paymentProblems,
    ...problemResponses('not_found'),
  },
};

/** POST a subscription's next period: one method by its name, or priced parts. */
export function registerRenewal(app: App, services: Services): void {
  app.post(
    paths.renewalV1,
    {
      schema: {
        operationId: 'renewSubscriptionV1',
        body: schemaReference(RenewalV1Request),
        ...shared,
      },
    },
    async ({ body, headers, params }, reply) => {
      const key = headers['idempotency-key'];
      const payment = await renewSubscriptionV1(services, params.subscriptionId, body, key);
      void reply.code(201).header('cache-control', 'no-store');
      return paymentAnswer(services, payment);
    },
  );
  app.post(
    paths.renewalV2,
    {
      schema: {
        operationId: 'renewSubscription',
        body: schemaReference(RenewalV2Request),
        ...shared,
      },
    },
    async ({ body, headers, params }, reply) => {
      const key = headers['idempotency-key'];
      const payment = await renewSubscription(services, params.subscriptionId, body, key);
      void reply.code(201).header('cache-control', 'no-store');
      return paymentAnswer(services, payment);
    },
  );
}
