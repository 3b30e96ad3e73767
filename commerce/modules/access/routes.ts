import {
  AccessExchangeRequest,
  AccessGrant,
  AccessLink,
  AccessResendRequest,
  AccessResent,
  LinkParameters,
} from '@/contract/access';
import { paths } from '@/contract/paths';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import type { App } from '../../http/App';
import { findKeyHolder } from '../../http/bearerKeys';
import { ProblemError } from '../../http/problems';
import { createSchemaReference, problemResponses } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { exchangeAccess, getAccessLink } from './exchangeAccess';
import { resendAccess } from './resendAccess';

export function routes(app: App, services: Services): void {
  app.get(
    paths.access,
    {
      schema: {
        operationId: 'getAccessLink',
        tags: ['Access'],
        summary: 'Look at a link to an account',
        description: 'Takes nothing: the link stays as good as it was.',
        params: LinkParameters,
        response: {
          200: createSchemaReference(AccessLink),
          ...problemResponses('not_found', 'service_unavailable'),
        },
      },
    },
    ({ params }) => getAccessLink(services, params.token),
  );

  app.post(
    paths.accessExchange,
    {
      schema: {
        operationId: 'exchangeAccess',
        tags: ['Access'],
        summary: 'Exchange a link for what opens an account',
        description:
          'By the school, with its key, once for a link: those that were sent before are over with it. Whatever is wrong with link or key is answered alike.',
        security: [{ schoolKey: [] }],
        headers: IdempotencyHeaders,
        body: createSchemaReference(AccessExchangeRequest),
        response: {
          200: createSchemaReference(AccessGrant),
          ...problemResponses(
            'invalid_request',
            'idempotency_key_required',
            'not_found',
            'idempotency_key_reused',
            'service_unavailable',
          ),
        },
      },
    },
    async ({ body, headers }) => {
      const school = findKeyHolder(headers.authorization, services.schools);
      if (!school) throw new ProblemError('not_found');
      const { business } = school;
      const idempotencyKey = headers['idempotency-key'];
      return exchangeAccess(services, { token: body.token, business, idempotencyKey });
    },
  );

  app.post(
    paths.accessResend,
    {
      schema: {
        operationId: 'resendAccess',
        tags: ['Access'],
        summary: 'Have the link to an account sent again',
        description: 'To the e-mail address of the purchase, which is told masked.',
        headers: IdempotencyHeaders,
        body: createSchemaReference(AccessResendRequest),
        response: {
          200: createSchemaReference(AccessResent),
          ...problemResponses(
            'invalid_request',
            'idempotency_key_required',
            'not_found',
            'idempotency_key_reused',
            'rate_limited',
            'service_unavailable',
          ),
        },
      },
    },
    ({ body, headers, ip }) =>
      resendAccess(services, {
        token: body.token,
        idempotencyKey: headers['idempotency-key'],
        address: ip,
      }),
  );
}
