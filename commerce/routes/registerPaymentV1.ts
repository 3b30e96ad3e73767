import { paths } from '@/contract/paths';
import { PaymentResponse } from '@/contract/payment';
import { PaymentV1Request } from '@/contract/paymentV1';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import { createReferencedPayment } from '../domain/knownSales/createReferencedPayment';
import { paymentAnswer } from '../domain/paymentAnswer';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';
import { paymentProblems } from './paymentProblems';

/** POST a payment of something that the service knows: no buyer's form comes with it. */
export function registerPaymentV1(app: App, services: Services): void {
  app.post(
    paths.paymentV1,
    {
      schema: {
        operationId: 'createPaymentV1',
        headers: IdempotencyHeaders,
        body: schemaReference(PaymentV1Request),
        response: {
          201: schemaReference(PaymentResponse),
          ...paymentProblems,
          ...problemResponses('not_found'),
        },
      },
    },
    async ({ body, headers }, reply) => {
      const payment = await createReferencedPayment(services, body, headers['idempotency-key']);
      void reply.code(201).header('cache-control', 'no-store');
      return paymentAnswer(services, payment);
    },
  );
}
