import Type from 'typebox';
import { ContractQuery } from '@/contract/contractDocument';
import { paths } from '@/contract/paths';
import { ProductParameters } from '@/contract/product';
import { getContractFile } from '../domain/getContractFile';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import type { Services } from '../Services';

const pdfMediaType = 'application/pdf';

/** GET a buyer's contract as a PDF. */
export function registerContractFile(app: App, services: Services): void {
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
}
