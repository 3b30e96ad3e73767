import { paths } from '@/contract/paths';
import { PaymentAttemptParameters, PaymentParameters, PaymentView } from '@/contract/payment';
import { PaymentReturn, PaymentReturnParameters } from '@/contract/paymentReturn';
import { EmptyRequest, IdempotencyHeaders } from '@/contract/requestHeaders';
import type { App } from '../../http/App';
import { ProblemError } from '../../http/problems';
import { createSchemaReference, problemResponses } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { findPaymentByKey } from '../payments/findPayment';
import type { Payment } from '../payments/Payment';
import { simulatePayment } from '../payments/simulatePayment';
import { findSubscriptionId } from '../subscriptions/getSubscription';
import { findShownInstead, findShownPayment } from './findShownPayment';
import { getPaymentReturn } from './paymentReturn';
import { describePayment } from './paymentView';

export function routes(app: App, services: Services): void {
  app.get(
    paths.paymentAttempt,
    {
      schema: {
        operationId: 'getPaymentAttempt',
        tags: ['Payments'],
        summary: 'Find the payment of an attempt',
        description:
          'By its Idempotency-Key, when the answer was lost; 404 when the attempt has not arrived. Ask again until ten seconds after the answer was lost: a request may still be on its way.',
        params: PaymentAttemptParameters,
        response: {
          200: createSchemaReference(PaymentView),
          ...problemResponses('invalid_request', 'not_found', 'service_unavailable'),
        },
      },
    },
    async ({ params }, reply) => {
      const payment = await findPaymentByKey(services.connection, params.idempotencyKey);
      if (!payment) throw new ProblemError('not_found');
      void reply.header('cache-control', 'no-store');
      return describePayment(services, payment);
    },
  );

  app.get(
    paths.paymentReturn,
    {
      schema: {
        operationId: 'getPaymentReturn',
        tags: ['Payments'],
        summary: 'Ask what became of a payment, back from a bank',
        description:
          'By the `paymentReturn` of the address that the bank leads back to, for a day: in a browser that does not know the payment, such as the one of a bank’s app.',
        params: PaymentReturnParameters,
        response: {
          200: createSchemaReference(PaymentReturn),
          ...problemResponses('invalid_request', 'not_found', 'service_unavailable'),
        },
      },
    },
    ({ params }) => getPaymentReturn(services, params.token),
  );

  app.get(
    paths.payment,
    {
      schema: {
        operationId: 'getPayment',
        tags: ['Payments'],
        summary: 'Get a payment',
        description:
          'As it is now. One that has ended is shown for 180 days from the day on which it was made; where its purchase was paid by another payment, or it is over and another one of its purchase is open, that one is.',
        params: PaymentParameters,
        response: {
          200: createSchemaReference(PaymentView),
          ...problemResponses('invalid_request', 'not_found', 'service_unavailable'),
        },
      },
    },
    async ({ params }, reply) => {
      const payment = await findShownPayment(services, params.token);
      void reply.header('cache-control', 'no-store');
      return describePurchase(services, await findShownInstead(services, payment));
    },
  );

  app.post(
    paths.paymentSimulation,
    {
      schema: {
        operationId: 'simulatePayment',
        tags: ['Payments'],
        summary: 'Simulate that a buyer pays',
        description: 'Pays an open Pix or slip at a test provider; not found in production.',
        params: PaymentParameters,
        headers: IdempotencyHeaders,
        body: createSchemaReference(EmptyRequest),
        response: {
          200: createSchemaReference(PaymentView),
          ...problemResponses(
            'invalid_request',
            'idempotency_key_required',
            'not_found',
            'payment_ended',
            'idempotency_key_reused',
            'rate_limited',
            'upstream_error',
            'service_unavailable',
          ),
        },
      },
    },
    async ({ headers, params }, reply) => {
      const payment = await simulatePayment(services, {
        token: params.token,
        idempotencyKey: headers['idempotency-key'],
      });
      void reply.header('cache-control', 'no-store');
      return describePurchase(services, payment);
    },
  );
}

async function describePurchase(services: Services, payment: Payment): Promise<PaymentView> {
  const view = await describePayment(services, payment);
  if (payment.state !== 'paid') return view;
  const subscriptionId = await findSubscriptionId(services.connection, payment.purchaseId);
  return { ...view, ...(subscriptionId !== undefined && { subscriptionId }) };
}
