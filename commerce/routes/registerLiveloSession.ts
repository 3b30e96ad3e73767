import Type from 'typebox';
import {
  LiveloHeaders,
  LiveloMemberRequest,
  LiveloParameters,
  LiveloSession,
} from '@/contract/livelo';
import { paths } from '@/contract/paths';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import { getLiveloSession } from '../domain/getLiveloSession';
import { liveloSessionView } from '../domain/liveloSessionView';
import { openLiveloSession } from '../domain/openLiveloSession';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** POST a CPF to open a visit to the points programme; GET where that visit stands. */
export function registerLiveloSession(app: App, services: Services): void {
  app.post(
    paths.liveloSessions,
    {
      schema: {
        operationId: 'openLiveloSession',
        params: LiveloParameters,
        headers: IdempotencyHeaders,
        body: schemaReference(LiveloMemberRequest),
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
      const session = await openLiveloSession(services, {
        leadId: params.leadId,
        request: body,
        idempotencyKey: headers['idempotency-key'],
        address: ip,
      });
      void reply.code(201).header('cache-control', 'no-store');
      return liveloSessionView(services, session);
    },
  );

  app.get(
    paths.liveloSession,
    {
      schema: {
        operationId: 'getLiveloSession',
        params: LiveloParameters,
        // Without a session there is none to be found.
        headers: Type.Partial(LiveloHeaders),
        response: {
          200: schemaReference(LiveloSession),
          ...problemResponses(
            'invalid_request',
            'not_found',
            'points_unavailable',
            'upstream_error',
            'service_unavailable',
          ),
        },
      },
    },
    async ({ headers, params }, reply) => {
      void reply.header('cache-control', 'no-store');
      const token = headers['livelo-session'] ?? '';
      return liveloSessionView(services, await getLiveloSession(services, params.leadId, token));
    },
  );
}
