import { LeadRequest, LeadResponse } from '@/contract/lead';
import { paths } from '@/contract/paths';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import { createLeads } from '../database/createLeads';
import { createLead } from '../domain/createLead';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** POST a lead. */
export function registerLead(app: App, services: Services): void {
  const leads = createLeads(services.connection);
  app.post(
    paths.lead,
    {
      schema: {
        operationId: 'createLead',
        headers: IdempotencyHeaders,
        body: schemaReference(LeadRequest),
        response: {
          201: schemaReference(LeadResponse),
          ...problemResponses(
            'invalid_request',
            'idempotency_key_required',
            'clear_card_data',
            'idempotency_key_reused',
            'invalid_field',
            'service_unavailable',
          ),
        },
      },
    },
    async ({ body, headers }, reply) => {
      const lead = await createLead(services, leads, body, headers['idempotency-key']);
      return reply.code(201).header('cache-control', 'no-store').send(lead);
    },
  );
}
