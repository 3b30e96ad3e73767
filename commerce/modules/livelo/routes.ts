import Type from 'typebox';
import {
  LiveloCodeRequest,
  LiveloHeaders,
  LiveloMemberRequest,
  LiveloParameters,
  LiveloSession,
  LiveloValidationRequest,
} from '@/contract/livelo';
import { paths } from '@/contract/paths';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import type { App } from '../../http/App';
import { problemResponses, createSchemaReference } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { sendLiveloCode, validateLiveloCode } from './codes';
import { openLiveloSession, getLiveloSession, toLiveloSession } from './session';

export function routes(app: App, services: Services): void {
  app.post(
    paths.liveloSessions,
    {
      schema: {
        operationId: 'openLiveloSession',
        tags: ['Livelo'],
        summary: 'Open a visit to the loyalty program',
        description: 'Devices are answered for every CPF, whether it is a member’s or not.',
        params: LiveloParameters,
        headers: IdempotencyHeaders,
        body: createSchemaReference(LiveloMemberRequest),
        response: {
          201: createSchemaReference(LiveloSession),
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
      return toLiveloSession(services, session);
    },
  );

  app.get(
    paths.liveloSession,
    {
      schema: {
        operationId: 'getLiveloSession',
        tags: ['Livelo'],
        summary: 'Get where a visit stands',
        description: 'The session travels in the header; without one there is none to be found.',
        params: LiveloParameters,
        // Optional: a call without a session is answered not_found.
        headers: Type.Partial(LiveloHeaders),
        response: {
          200: createSchemaReference(LiveloSession),
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
      return toLiveloSession(services, await getLiveloSession(services, params.leadId, token));
    },
  );

  app.post(
    paths.liveloCode,
    {
      schema: {
        operationId: 'sendLiveloCode',
        tags: ['Livelo'],
        summary: 'Send a code to a member’s phone',
        description: 'To one of the devices that the visit named.',
        params: LiveloParameters,
        headers: IdempotencyHeaders,
        body: createSchemaReference(LiveloCodeRequest),
        response: {
          201: createSchemaReference(LiveloSession),
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
      return toLiveloSession(services, session);
    },
  );

  app.post(
    paths.liveloValidation,
    {
      schema: {
        operationId: 'validateLiveloCode',
        tags: ['Livelo'],
        summary: 'Prove a member',
        description: 'A right code shows the balance and what points are worth.',
        params: LiveloParameters,
        headers: IdempotencyHeaders,
        body: createSchemaReference(LiveloValidationRequest),
        response: {
          200: createSchemaReference(LiveloSession),
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
      return toLiveloSession(services, session);
    },
  );
}
