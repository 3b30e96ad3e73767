import { CardAgreement } from '@/contract/cardAgreement';
import { SaleParameters } from '@/contract/paymentLink';
import { paths } from '@/contract/paths';
import type { App } from '../../http/App';
import { createSchemaReference, problemResponses } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { getAgreement } from './agreementView';
import { cancelAgreement } from './cancelAgreement';

export function routes(app: App, services: Services): void {
  // GET a trial: until when it is free, and what is charged then.
  app.get(
    paths.cardAgreement,
    {
      schema: {
        operationId: 'getCardAgreement',
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

  // POST to end it before it is charged; one that is over already is answered as it is.
  app.post(
    paths.cardAgreementCancellation,
    {
      schema: {
        operationId: 'cancelCardAgreement',
        params: SaleParameters,
        response: {
          200: createSchemaReference(CardAgreement),
          ...problemResponses('not_found', 'payment_in_progress', 'service_unavailable'),
        },
      },
    },
    async ({ params }, reply) => {
      await cancelAgreement(services, params.id);
      void reply.header('cache-control', 'no-store');
      return getAgreement(services, params.id);
    },
  );
}
