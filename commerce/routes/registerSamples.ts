import { paths } from '@/contract/paths';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import { Sample, SampleParameters, SampleRequest } from '@/contract/samples';
import { createSample } from '../domain/samples/createSample';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** POST for something to be paid later, to try its page with; 404 in production. */
export function registerSamples(app: App, services: Services): void {
  app.post(
    paths.samples,
    {
      schema: {
        operationId: 'createSample',
        params: SampleParameters,
        headers: IdempotencyHeaders,
        body: schemaReference(SampleRequest),
        response: {
          201: schemaReference(Sample),
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
