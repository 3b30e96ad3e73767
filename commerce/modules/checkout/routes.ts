import { paths } from '@/contract/paths';
import { PaymentParameters, PaymentResponse } from '@/contract/payment';
import { ServedCardKey } from '@/contract/cardKey';
import { PaymentRequest } from '@/contract/paymentRequest';
import { EmptyRequest, IdempotencyHeaders } from '@/contract/requestHeaders';
import type { App } from '../../http/App';
import { createSchemaReference, problemResponses } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { answerPayment, readCaller } from './answerPayment';
import { createNewCode } from './createNewCode';
import { createPayment } from './createPayment';
import { paymentProblems } from './paymentProblems';

export function routes(app: App, services: Services): void {
  app.get(
    paths.cardKey,
    {
      schema: {
        operationId: 'getCardKey',
        tags: ['Payments'],
        summary: 'Get the key for cards',
        description:
          'The provider’s public key. A card is encrypted with it in the browser (`CardData`), for one attempt of one buyer, and only the provider can read it.',
        response: {
          200: createSchemaReference(ServedCardKey),
          ...problemResponses('upstream_error'),
        },
      },
    },
    async (_, reply) => {
      const key = await services.cardKeys.get();
      // No cache between here and the browser may store the key, and homologation has another one.
      void reply.header('cache-control', 'no-store').header('vary', 'cookie');
      return { ...key, iat: Math.floor(services.clock().getTime() / 1_000) };
    },
  );

  app.post(
    paths.paymentV2,
    {
      schema: {
        operationId: 'createPayment',
        tags: ['Payments'],
        summary: 'Pay',
        description:
          'One method, or two that add up. The amount is what the buyer was shown; it is priced again here.',
        headers: IdempotencyHeaders,
        body: createSchemaReference(PaymentRequest),
        response: {
          201: createSchemaReference(PaymentResponse),
          ...paymentProblems,
          ...problemResponses('captcha_required', 'not_found'),
        },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const payment = await createPayment(services, body, readCaller(request, services));
      return answerPayment(services, reply, payment, body.paymentMethods);
    },
  );

  app.post(
    paths.paymentNewCode,
    {
      schema: {
        operationId: 'createNewCode',
        tags: ['Payments'],
        summary: 'Make a new Pix code',
        description: 'In place of one that expired; one that runs is answered as it is.',
        params: PaymentParameters,
        headers: IdempotencyHeaders,
        body: createSchemaReference(EmptyRequest),
        response: {
          201: createSchemaReference(PaymentResponse),
          ...paymentProblems,
          ...problemResponses('not_found'),
        },
      },
    },
    async (request, reply) => {
      const { token } = request.params;
      const payment = await createNewCode(services, token, readCaller(request, services));
      return answerPayment(services, reply, payment);
    },
  );
}
