import Type from 'typebox';
import { paths } from '@/contract/paths';
import { applyProviderEvent } from '../domain/applyProviderEvent';
import { ProblemError } from '../errors/ProblemError';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import type { Services } from '../Services';

const WebhookParameters = Type.Object({ provider: Type.String({ maxLength: 80 }) });

/** POST of a provider's event. Its signature is over the bytes, so the body is kept as they came. */
export async function registerWebhook(app: App, services: Services): Promise<void> {
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    scope.post(
      paths.webhook,
      {
        schema: {
          operationId: 'receiveEvent',
          params: WebhookParameters,
          response: {
            204: Type.Null({ description: 'Received' }),
            ...problemResponses(
              'invalid_request',
              'invalid_signature',
              'not_found',
              'service_unavailable',
            ),
          },
        },
      },
      async ({ params, body, headers }, reply) => {
        const { provider } = services;
        if (params.provider !== provider.name) throw new ProblemError('not_found');
        const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        await applyProviderEvent(services, provider.readEvent(rawBody, headers));
        return reply.code(204).send(null);
      },
    );
  });
}
