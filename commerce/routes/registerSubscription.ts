import { SubscriptionParameters } from '@/contract/knownSale';
import { paths } from '@/contract/paths';
import { Subscription } from '@/contract/subscription';
import { describeSubscription } from '../domain/knownSales/describeSubscription';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** GET a subscription: until when it is paid, what renewing it costs, and what is better. */
export function registerSubscription(app: App, services: Services): void {
  app.get(
    paths.subscription,
    {
      schema: {
        operationId: 'getSubscription',
        params: SubscriptionParameters,
        response: {
          200: schemaReference(Subscription),
          ...problemResponses('not_found', 'service_unavailable'),
        },
      },
    },
    async ({ params }, reply) => {
      void reply.header('cache-control', 'no-store');
      return describeSubscription(services, params.subscriptionId);
    },
  );
}
