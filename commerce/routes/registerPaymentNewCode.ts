import { paths } from '@/contract/paths';
import { PaymentParameters, PaymentResponse } from '@/contract/payment';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import { createNewCode } from '../domain/createNewCode';
import { paymentAnswer } from '../domain/paymentAnswer';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';
import { paymentProblems } from './paymentProblems';

/** POST for a new Pix code in place of one that expired. */
export function registerPaymentNewCode(app: App, services: Services): void {
  app.post(
    paths.paymentNewCode,
    {
      schema: {
        operationId: 'createNewCode',
        params: PaymentParameters,
        headers: IdempotencyHeaders,
        response: {
          201: schemaReference(PaymentResponse),
          ...paymentProblems,
          ...problemResponses('not_found'),
        },
      },
    },
    async ({ params, headers }, reply) => {
      const payment = await createNewCode(services, params.token, headers['idempotency-key']);
      void reply.code(201).header('cache-control', 'no-store');
      return paymentAnswer(services, payment);
    },
  );
}
