import Type from 'typebox';
import { paths } from '@/contract/paths';
import type { App } from '../../http/App';
import { ProblemError } from '../../http/problems';
import { problemResponses } from '../../http/routeSchemas';
import type { ProviderEvent } from '../../providers/PaymentProvider';
import type { Services } from '../../Services';
import { applyLockedCharge } from './applyCharge';
import { webhookEventRepository } from './repository';
import { lockPayment } from './transitionPart';

const WebhookParameters = Type.Object({ provider: Type.String({ maxLength: 80 }) });

export async function routes(app: App, services: Services): Promise<void> {
  // POST of a provider's event. Its signature is over the bytes, so the body stays raw.
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
          description:
            "A provider's event, in its own form and signed by it. Takes no Idempotency-Key: an event is applied once by its id.",
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

/**
 * Applies a provider's event once, in one transaction with the record of its receipt. Events
 * about payments that are not ours are only recorded.
 */
async function applyProviderEvent(
  { clock, connection, provider }: Services,
  { charge, id: eventId }: ProviderEvent,
): Promise<void> {
  const now = clock();
  await connection.transaction(async (transaction) => {
    const isNew = await webhookEventRepository(transaction).create({
      provider: provider.name,
      eventId,
      receivedAt: now,
    });
    if (!isNew) return;
    const locked = await lockPayment(transaction, charge.reference);
    if (locked) await applyLockedCharge(transaction, locked, charge, { cause: 'webhook', now });
  });
}
