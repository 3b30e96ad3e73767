import { LiveloParameters, LiveloSession, LiveloValidationRequest } from '@/contract/livelo';
import { paths } from '@/contract/paths';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import { liveloSessionView } from '../domain/liveloSessionView';
import { validateLiveloCode } from '../domain/validateLiveloCode';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** POST the code that came to the member's phone. */
export function registerLiveloValidation(app: App, services: Services): void {
  app.post(
    paths.liveloValidation,
    {
      schema: {
        operationId: 'validateLiveloCode',
        params: LiveloParameters,
        headers: IdempotencyHeaders,
        body: schemaReference(LiveloValidationRequest),
        response: {
          200: schemaReference(LiveloSession),
          ...problemResponses(
            'invalid_request',
            'idempotency_key_required',
            'not_found',
            'points_unavailable',
            'idempotency_key_reused',
            'code_wrong',
            'code_expired',
            'too_many_attempts',
            'upstream_error',
            'service_unavailable',
          ),
        },
      },
    },
    async ({ body, headers, params }, reply) => {
      void reply.header('cache-control', 'no-store');
      const session = await validateLiveloCode(
        services,
        params.leadId,
        body,
        headers['idempotency-key'],
      );
      return liveloSessionView(services, session);
    },
  );
}
