import { inTransaction } from '../../database/connect';
import Type from 'typebox';
import { paths } from '@/contract/paths';
import type { App } from '../../http/App';
import { webhookExample } from '../../description/examples/webhookExample';
import { ProblemError } from '../../http/problems';
import { problemResponses } from '../../http/routeSchemas';
import { webhooks } from '../../monitoring/metrics';
import { InvalidEvent, InvalidSignature } from '../../providers/errors';
import type { ProviderEvent } from '../../providers/PaymentProvider';
import { SandboxEvent } from '../../providers/sandbox/charge';
import type { Services } from '../../Services';
import { applyLockedCharge } from './applyCharge';
import { settleDeclines } from './countedDeclines';
import { webhookEventRepository } from './repository';
import { lockPayment } from './transitionPart';

const described = {
  body: { ...SandboxEvent, description: 'A charge that changed', examples: [webhookExample] },
  headers: Type.Object({
    'webhook-id': Type.String({ description: 'The same in each delivery of an event' }),
    'webhook-timestamp': Type.String({
      description: 'Seconds since 1970; five minutes old at most',
    }),
  }),
  security: [{ webhookSignature: [] }],
};

const WebhookParameters = Type.Object({ provider: Type.String({ maxLength: 80 }) });

export async function routes(app: App, services: Services): Promise<void> {
  // POST of a provider's event. Its signature is over the bytes, so the body stays raw.
  await app.register((scope: App, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    scope.post(
      paths.webhook,
      {
        config: { described },
        schema: {
          operationId: 'receiveEvent',
          tags: ['Webhooks'],
          summary: 'Receive an event of the payment provider',
          description:
            "A provider's event, in its own form and signed by it (standardwebhooks.com: HMAC-SHA-256 over id, timestamp and the bytes of the body). Takes no Idempotency-Key: an event is applied once by its id, and delivered again until it is answered 2xx.",
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
        const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        try {
          if (params.provider !== provider.name) throw new ProblemError('not_found');
          const event = provider.readEvent(rawBody, headers);
          webhooks.inc({ result: await applyProviderEvent(services, event) });
        } catch (error) {
          webhooks.inc({ result: describeRefusal(error) });
          throw error;
        }
        return reply.code(204).send(null);
      },
    );
    done();
  });
}

function describeRefusal(error: unknown): string {
  if (error instanceof ProblemError) return 'unknown_provider';
  if (error instanceof InvalidSignature) return 'bad_signature';
  return error instanceof InvalidEvent ? 'bad_event' : 'failed';
}

async function applyProviderEvent(
  services: Services,
  { charge, id: eventId }: ProviderEvent,
): Promise<'applied' | 'repeated' | 'unknown_charge'> {
  const { clock, connection, provider, purchaseHooks: hooks, timing } = services;
  const now = clock();
  const applied = await inTransaction(connection, async (transaction) => {
    const isNew = await webhookEventRepository(transaction).create({
      provider: provider.name,
      eventId,
      receivedAt: now,
    });
    if (!isNew) return 'repeated';
    const locked = await lockPayment(transaction, charge.reference);
    if (!locked) return 'unknown_charge';
    const { actionLimitMs } = timing;
    const when = { actionLimitMs, cause: 'webhook', hooks, now } as const;
    return applyLockedCharge(transaction, locked, charge, when);
  });
  if (typeof applied === 'string') return applied;
  await settleDeclines(services, applied);
  return 'applied';
}
