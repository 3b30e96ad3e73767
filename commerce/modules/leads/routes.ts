import { LeadRequest, LeadResponse } from '@/contract/lead';
import { LeadUpdate, LeadUpdateParameters, LeadUpdateRequest } from '@/contract/leadUpdate';
import { paths } from '@/contract/paths';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import type { App } from '../../http/App';
import { problemResponses, createSchemaReference } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { createLead, updateLead } from './leads';

export function routes(app: App, services: Services): void {
  // POST a lead.
  app.post(
    paths.lead,
    {
      schema: {
        operationId: 'createLead',
        headers: IdempotencyHeaders,
        body: createSchemaReference(LeadRequest),
        response: {
          201: createSchemaReference(LeadResponse),
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
      const lead = await createLead(services, body, headers['idempotency-key']);
      return reply.code(201).header('cache-control', 'no-store').send(lead);
    },
  );

  // PATCH further details of a lead.
  app.patch(
    paths.leadUpdate,
    {
      schema: {
        operationId: 'updateLead',
        params: LeadUpdateParameters,
        headers: IdempotencyHeaders,
        body: createSchemaReference(LeadUpdateRequest),
        response: {
          200: createSchemaReference(LeadUpdate),
          ...problemResponses(
            'invalid_request',
            'idempotency_key_required',
            'clear_card_data',
            'not_found',
            'idempotency_key_reused',
            'invalid_field',
            'service_unavailable',
          ),
        },
      },
    },
    async ({ body, headers, params }, reply) => {
      const lead = await updateLead(services, {
        leadId: params.leadId,
        request: body,
        idempotencyKey: headers['idempotency-key'],
      });
      return reply.header('cache-control', 'no-store').send(lead);
    },
  );
}
