import Type from 'typebox';
import { paths } from '@/contract/paths';
import { PaymentParameters } from '@/contract/payment';
import type { App } from '../../http/App';
import { ProblemError } from '../../http/problems';
import { problemResponses } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { paymentRepository } from './repository';

/** The slip is the provider's HTML on our origin: it may style itself and do nothing else. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox',
].join('; ');

export function routes(app: App, services: Services): void {
  // GET the printable bank slip, as the provider renders it.
  app.get(
    paths.bankSlipDocument,
    {
      schema: {
        operationId: 'getBankSlipDocument',
        params: PaymentParameters,
        response: {
          200: {
            description: 'Printable slip',
            content: { 'text/html': { schema: Type.String() } },
          },
          ...problemResponses(
            'invalid_request',
            'not_found',
            'upstream_error',
            'service_unavailable',
          ),
        },
      },
    },
    async ({ params }, reply) => {
      const payment = await paymentRepository(services.connection).findByToken(params.token);
      const bankSlipId = payment?.parts.find((part) => part.bankSlipId !== null)?.bankSlipId;
      if (!bankSlipId) throw new ProblemError('not_found');
      const document = await services.provider.getBankSlipDocument(bankSlipId);
      return reply
        .header('content-security-policy', contentSecurityPolicy)
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .serializer((html: string) => html)
        .send(document);
    },
  );
}
