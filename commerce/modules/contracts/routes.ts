import Type from 'typebox';
import {
  Contract,
  ContractAcceptance,
  ContractAcceptanceRequest,
  ContractParameters,
  ContractQuery,
  ContractRequest,
} from '@/contract/contractDocument';
import { paths } from '@/contract/paths';
import { ProductParameters } from '@/contract/product';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import type { App } from '../../http/App';
import { problemResponses, createSchemaReference } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { acceptContract } from './acceptContract';
import { generateContract } from './generateContract';
import { getContractFile } from './getContract';

const pdfMediaType = 'application/pdf';

export function routes(app: App, services: Services): void {
  // POST for a buyer's own contract.
  app.post(
    paths.contractGeneration,
    {
      schema: {
        operationId: 'generateContract',
        params: ProductParameters,
        headers: IdempotencyHeaders,
        body: createSchemaReference(ContractRequest),
        response: {
          201: createSchemaReference(Contract),
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

  // GET a buyer's contract as a PDF.
  app.get(
    paths.contract,
    {
      schema: {
        operationId: 'getContractFile',
        params: ProductParameters,
        querystring: ContractQuery,
        response: {
          200: {
            description: 'The contract; the same bytes each time',
            content: {
              [pdfMediaType]: { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
            },
          },
          ...problemResponses('invalid_request', 'not_found', 'service_unavailable'),
        },
      },
    },
    async ({ params, query }, reply) => {
      const pdf = await getContractFile(services, params.code, query.id ?? '');
      return reply
        .header('content-disposition', `attachment; filename="contrato-${params.code}.pdf"`)
        .header('content-length', pdf.length)
        .header('cache-control', 'private, no-store')
        .type(pdfMediaType)
        .send(pdf);
    },
  );

  // POST that a buyer accepts a contract.
  app.post(
    paths.contractAcceptance,
    {
      schema: {
        operationId: 'acceptContract',
        params: ContractParameters,
        headers: IdempotencyHeaders,
        body: createSchemaReference(ContractAcceptanceRequest),
        response: {
          201: createSchemaReference(ContractAcceptance),
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
