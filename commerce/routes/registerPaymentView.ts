import { paths } from '@/contract/paths';
import { PaymentParameters, PaymentView } from '@/contract/payment';
import { createPayments } from '../database/createPayments';
import { paymentView } from '../domain/paymentView';
import { ProblemError } from '../errors/ProblemError';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** GET a payment as it is now. */
export function registerPaymentView(app: App, services: Services): void {
  app.get(
    paths.payment,
    {
      schema: {
        operationId: 'getPayment',
        params: PaymentParameters,
        response: {
          200: schemaReference(PaymentView),
          ...problemResponses('invalid_request', 'not_found', 'service_unavailable'),
        },
      },
    },
    async ({ params }, reply) => {
      const payment = await createPayments(services.connection).getByToken(params.token);
      if (!payment) throw new ProblemError('not_found');
      void reply.header('cache-control', 'no-store');
      return paymentView(services, payment);
    },
  );
}
