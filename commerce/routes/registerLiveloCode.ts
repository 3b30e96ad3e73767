import { LiveloCodeRequest, LiveloParameters, LiveloSession } from '@/contract/livelo';
import { paths } from '@/contract/paths';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import { liveloSessionView } from '../domain/liveloSessionView';
import { sendLiveloCode } from '../domain/sendLiveloCode';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** POST for a code to one of a member's phones. */
export function registerLiveloCode(app: App, services: Services): void {
  app.post(
    paths.liveloCode,
    {
      schema: {
        operationId: 'sendLiveloCode',
        params: LiveloParameters,
        headers: IdempotencyHeaders,
        body: schemaReference(LiveloCodeRequest),
        response: {
          201: schemaReference(LiveloSession),
          ...problemResponses(
            'invalid_request',
            'idempotency_key_required',
            'not_found',
            'points_unavailable',
            'idempotency_key_reused',
            'invalid_field',
            'rate_limited',
            'upstream_error',
            'service_unavailable',
          ),
        },
      },
    },
    async ({ body, headers, ip, params }, reply) => {
      const session = await sendLiveloCode(services, {
        leadId: params.leadId,
        request: body,
        idempotencyKey: headers['idempotency-key'],
        address: ip,
      });
      void reply.code(201).header('cache-control', 'no-store');
      return liveloSessionView(services, session);
    },
  );
}
