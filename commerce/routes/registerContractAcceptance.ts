import {
  ContractAcceptance,
  ContractAcceptanceRequest,
  ContractParameters,
} from '@/contract/contractDocument';
import { paths } from '@/contract/paths';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import { acceptContract } from '../domain/acceptContract';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** POST that a buyer accepts a contract. */
export function registerContractAcceptance(app: App, services: Services): void {
  app.post(
    paths.contractAcceptance,
    {
      schema: {
        operationId: 'acceptContract',
        params: ContractParameters,
        headers: IdempotencyHeaders,
        body: schemaReference(ContractAcceptanceRequest),
        response: {
          201: schemaReference(ContractAcceptance),
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
    async ({ body, headers, ip, params }, reply) => {
      const acceptance = await acceptContract(services, {
        ...params,
        leadId: body.leadId,
        idempotencyKey: headers['idempotency-key'],
        address: ip,
      });
      return reply.code(201).header('cache-control', 'no-store').send(acceptance);
    },
  );
}
