import { CardAgreement } from '@/contract/cardAgreement';
import { SaleParameters } from '@/contract/paymentLink';
import { paths } from '@/contract/paths';
import { EmptyRequest, IdempotencyHeaders } from '@/contract/requestHeaders';
import type { App } from '../../http/App';
import { createSchemaReference, problemResponses } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { getAgreement } from './agreementView';
import { cancelAgreement } from './cancelAgreement';

export function routes(app: App, services: Services): void {
  app.get(
    paths.cardAgreement,
    {
      schema: {
        operationId: 'getCardAgreement',
        tags: ['Trials'],
        summary: 'Get a trial',
        description: 'Until when it is free, and what is charged then.',
        params: SaleParameters,
        response: {
          200: createSchemaReference(CardAgreement),
          ...problemResponses('not_found', 'service_unavailable'),
        },
      },
    },
    async ({ params }, reply) => {
      void reply.header('cache-control', 'no-store');
      return getAgreement(services, params.id);
    },
  );

  app.post(
    paths.cardAgreementCancellation,
    {
      schema: {
        operationId: 'cancelCardAgreement',
        tags: ['Trials'],
        summary: 'End a trial',
        description:
          'Ends a trial before it is charged; one that is over already is answered as it is.',
        params: SaleParameters,
        headers: IdempotencyHeaders,
        body: createSchemaReference(EmptyRequest),
        response: {
          200: createSchemaReference(CardAgreement),
          ...problemResponses(
            'idempotency_key_required',
            'not_found',
            'payment_in_progress',
            'idempotency_key_reused',
            'service_unavailable',
          ),
        },
      },
    },
    async ({ headers, params }, reply) => {
      void reply.header('cache-control', 'no-store');
      return cancelAgreement(services, {
        id: params.id,
        idempotencyKey: headers['idempotency-key'],
      });
    },
  );
}
