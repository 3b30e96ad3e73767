import { LeadUpdate, LeadUpdateParameters, LeadUpdateRequest } from '@/contract/leadUpdate';
import { paths } from '@/contract/paths';
import { updateLead } from '../domain/updateLead';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** PATCH what became known of a lead. Repeating it changes nothing, so it needs no key. */
export function registerUpdateLead(app: App, services: Services): void {
  app.patch(
    paths.leadUpdate,
    {
      schema: {
        operationId: 'updateLead',
        params: LeadUpdateParameters,
        body: schemaReference(LeadUpdateRequest),
        response: {
          200: schemaReference(LeadUpdate),
          ...problemResponses(
            'invalid_request',
            'clear_card_data',
            'not_found',
            'invalid_field',
            'service_unavailable',
          ),
        },
      },
    },
    async ({ body, params }, reply) => {
      const lead = await updateLead(services, params.leadId, body);
      return reply.header('cache-control', 'no-store').send(lead);
    },
  );
}
