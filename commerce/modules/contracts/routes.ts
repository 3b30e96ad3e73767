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
  app.post(
    paths.contractGeneration,
    {
      schema: {
        operationId: 'generateContract',
        tags: ['Contracts'],
        summary: "Make a buyer's contract",
        description:
          'About this buyer, this plan and its price here; other terms are another contract.',
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
            'rate_limited',
            'service_unavailable',
          ),
        },
      },
    },
    async ({ body, headers, ip, params }, reply) => {
      const contract = await generateContract(services, {
        address: ip,
        code: params.code,
        request: body,
        idempotencyKey: headers['idempotency-key'],
      });
      return reply.code(201).header('cache-control', 'no-store').send(contract);
    },
  );

  app.get(
    paths.contract,
    {
      schema: {
        operationId: 'getContractFile',
        tags: ['Contracts'],
        summary: 'Download a contract',
        description:
          "A buyer's accepted contract as a PDF, the same bytes each time. The address ends 30 days after it was accepted.",
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

  app.post(
    paths.contractAcceptance,
    {
      schema: {
        operationId: 'acceptContract',
        tags: ['Contracts'],
        summary: 'Accept a contract',
        description: 'Keeps when, from where and which text was accepted.',
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
