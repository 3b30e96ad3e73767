import { paths } from '@/contract/paths';
import { PaymentParameters, PaymentView } from '@/contract/payment';
import { paymentView } from '../domain/paymentView';
import { simulatePayment } from '../domain/simulatePayment';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** POST to pay an open Pix or slip at a test provider; 404 in production. */
export function registerPaymentSimulation(app: App, services: Services): void {
  app.post(
    paths.paymentSimulation,
    {
      schema: {
        operationId: 'simulatePayment',
        params: PaymentParameters,
        response: {
          200: schemaReference(PaymentView),
          ...problemResponses(
            'invalid_request',
            'not_found',
            'upstream_error',
            'service_unavailable',
          ),
        },
      },
    },
    async ({ params }, reply) => {
      const payment = await simulatePayment(services, params.token);
      void reply.header('cache-control', 'no-store');
      return paymentView(services, payment);
    },
  );
}
