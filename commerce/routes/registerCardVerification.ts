import { CardVerification, CardVerificationRequest } from '@/contract/customOffer';
import { SubscriptionParameters } from '@/contract/knownSale';
import { paths } from '@/contract/paths';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import { verifyCard } from '../domain/knownSales/verifyCard';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** POST a card for the provider to check and keep, without a charge. */
export function registerCardVerification(app: App, services: Services): void {
  app.post(
    paths.cardVerification,
    {
      schema: {
        operationId: 'verifyCard',
        params: SubscriptionParameters,
        headers: IdempotencyHeaders,
        body: schemaReference(CardVerificationRequest),
        response: {
          201: schemaReference(CardVerification),
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
