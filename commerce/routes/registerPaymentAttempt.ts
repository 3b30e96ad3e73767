import { paths } from '@/contract/paths';
import { PaymentAttemptParameters, PaymentView } from '@/contract/payment';
import { createPayments } from '../database/createPayments';
import { paymentView } from '../domain/paymentView';
import { ProblemError } from '../errors/ProblemError';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** GET what became of an attempt whose answer was lost; 404 when it never arrived. */
export function registerPaymentAttempt(app: App, services: Services): void {
  app.get(
    paths.paymentAttempt,
    {
      schema: {
        operationId: 'getPaymentAttempt',
        params: PaymentAttemptParameters,
        response: {
          200: schemaReference(PaymentView),
          ...problemResponses('invalid_request', 'not_found', 'service_unavailable'),
        },
      },
    },
    async ({ params }, reply) => {
      const payments = createPayments(services.connection);
      const payment = await payments.getByIdempotencyKey(params.idempotencyKey);
      if (!payment) throw new ProblemError('not_found');
      void reply.header('cache-control', 'no-store');
      return paymentView(services, payment);
    },
  );
}
