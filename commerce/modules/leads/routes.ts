import { LeadRequest, LeadResponse } from '@/contract/lead';
import { LeadUpdate, LeadUpdateParameters, LeadUpdateRequest } from '@/contract/leadUpdate';
import { paths } from '@/contract/paths';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import type { App } from '../../http/App';
import { problemResponses, createSchemaReference } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { createLead } from './leads';
import { updateLead } from './updateLead';

export function routes(app: App, services: Services): void {
  app.post(
    paths.lead,
    {
      schema: {
        operationId: 'createLead',
        tags: ['Leads'],
        summary: 'Leave a lead',
        description: 'The first form. What it answers names the buyer in every call after it.',
        headers: IdempotencyHeaders,
        body: createSchemaReference(LeadRequest),
        response: {
          201: createSchemaReference(LeadResponse),
          ...problemResponses(
            'captcha_required',
            'invalid_request',
            'idempotency_key_required',
            'clear_card_data',
            'idempotency_key_reused',
            'invalid_field',
            'rate_limited',
            'service_unavailable',
          ),
        },
      },
    },
    async ({ body, headers, ip }, reply) => {
      const lead = await createLead(services, body, {
        idempotencyKey: headers['idempotency-key'],
        address: ip,
      });
      return reply.code(201).header('cache-control', 'no-store').send(lead);
    },
  );

  app.patch(
    paths.leadUpdate,
    {
      schema: {
        operationId: 'updateLead',
        tags: ['Leads'],
        summary: 'Complete a lead',
        description:
          'What becomes known after the first form: the checkout sends it after a payment, and goes on without an answer.',
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
