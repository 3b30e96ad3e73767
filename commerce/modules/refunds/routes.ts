import { LinkParameters } from '@/contract/access';
import { paths } from '@/contract/paths';
import { RefundConfirmation, RefundLink } from '@/contract/refund';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import type { App } from '../../http/App';
import { createSchemaReference, problemResponses } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { confirmRefund, getRefundLink } from './buyerRefund';

export function routes(app: App, services: Services): void {
  app.get(
    paths.refund,
    {
      schema: {
        operationId: 'getRefundLink',
        tags: ['Payment links'],
        summary: 'Get a purchase that may be given back',
        description:
          'Within seven days of the payment (CDC art. 49), by the link that its buyer was sent.',
        params: LinkParameters,
        response: {
          200: createSchemaReference(RefundLink),
          ...problemResponses('not_found', 'service_unavailable'),
        },
      },
    },
    ({ params }) => getRefundLink(services, params.token),
  );

  app.post(
    paths.refund,
    {
      schema: {
        operationId: 'confirmRefund',
        tags: ['Payment links'],
        summary: 'Give a purchase back',
        description:
          'All that is left of it goes back, once, however often it is confirmed; the answer says what came of it.',
        params: LinkParameters,
        headers: IdempotencyHeaders,
        body: createSchemaReference(RefundConfirmation),
        response: {
          200: createSchemaReference(RefundLink),
          ...problemResponses(
            'invalid_request',
            'idempotency_key_required',
            'not_found',
            'invalid_field',
            'service_unavailable',
          ),
        },
      },
    },
    ({ body, headers, params }) =>
      confirmRefund(services, {
        token: params.token,
        idempotencyKey: headers['idempotency-key'],
        pixKey: body.pixKey ?? null,
      }),
  );
}
