import { paths } from '@/contract/paths';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import { Sample, SampleParameters, SampleRequest } from '@/contract/samples';
import type { App } from '../../http/App';
import { problemResponses, createSchemaReference } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { createSample } from './createSample';

export function routes(app: App, services: Services): void {
  app.post(
    paths.samples,
    {
      schema: {
        operationId: 'createSample',
        tags: ['Samples'],
        summary: 'Make something to be paid later',
        description: 'To try its page with; not found in production.',
        params: SampleParameters,
        headers: IdempotencyHeaders,
        body: createSchemaReference(SampleRequest),
        response: {
          201: createSchemaReference(Sample),
          ...problemResponses(
            'invalid_request',
            'idempotency_key_required',
            'not_found',
            'already_paid',
            'payment_in_progress',
            'idempotency_key_reused',
            'invalid_field',
            'service_unavailable',
          ),
        },
      },
    },
    async ({ body, headers, params }, reply) => {
      const sample = await createSample(services, {
        kind: params.kind,
        request: body,
        idempotencyKey: headers['idempotency-key'],
      });
      return reply.code(201).header('cache-control', 'no-store').send(sample);
    },
  );
}
