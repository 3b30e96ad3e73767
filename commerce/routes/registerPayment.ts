import { paths } from '@/contract/paths';
import { PaymentRequest, PaymentResponse } from '@/contract/payment';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import { createPayment } from '../domain/createPayment';
import { paymentAnswer } from '../domain/paymentAnswer';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';
import { paymentProblems } from './paymentProblems';

/** POST a payment. */
export function registerPayment(app: App, services: Services): void {
  app.post(
    paths.paymentV2,
    {
      schema: {
        operationId: 'createPayment',
        headers: IdempotencyHeaders,
        body: schemaReference(PaymentRequest),
        response: {
          201: schemaReference(PaymentResponse),
          ...paymentProblems,
          ...problemResponses('not_found'),
        },
      },
    },
    async ({ body, headers }, reply) => {
      const payment = await createPayment(services, body, headers['idempotency-key']);
      void reply.code(201).header('cache-control', 'no-store');
      return paymentAnswer(services, payment);
    },
  );
}
