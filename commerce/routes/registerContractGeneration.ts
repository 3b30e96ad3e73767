import { Contract, ContractRequest } from '@/contract/contractDocument';
import { paths } from '@/contract/paths';
import { ProductParameters } from '@/contract/product';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import { generateContract } from '../domain/generateContract';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** POST for a buyer's own contract. */
export function registerContractGeneration(app: App, services: Services): void {
  app.post(
    paths.contractGeneration,
    {
      schema: {
        operationId: 'generateContract',
        params: ProductParameters,
        headers: IdempotencyHeaders,
        body: schemaReference(ContractRequest),
        response: {
          201: schemaReference(Contract),
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
      const contract = await generateContract(services, {
        code: params.code,
        request: body,
        idempotencyKey: headers['idempotency-key'],
      });
      return reply.code(201).header('cache-control', 'no-store').send(contract);
    },
  );
}
