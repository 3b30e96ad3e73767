import Type from 'typebox';
import { addDays } from '@/domain/calendar';
import { maskDocument } from '@/domain/documentNumber';
import { paths } from '@/contract/paths';
import { PaymentParameters } from '@/contract/payment';
import type { App } from '../../http/App';
import { ProblemError } from '../../http/problems';
import { problemResponses } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { linkDays } from '../../retention';
import { findPaymentByToken } from '../payments/findPayment';
import type { Part } from '../payments/Payment';
import { writeClosedBankSlip } from './closedBankSlip';

/**
 * The slip is the provider's HTML on our origin: it may use inline styles and embedded images, and
 * nothing else.
 */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];
const slipPolicy = [...policy, 'sandbox'].join('; ');
/** Our own page in its place has links that open. */
const closedSlipPolicy = policy.join('; ');

/** The address of a slip ends after its due date, because anybody with the address sees it. */
const isOver = ({ bankSlipDueDate }: Part, now: Date) =>
  bankSlipDueDate !== null && addDays(new Date(bankSlipDueDate), linkDays) < now;

export function routes(app: App, services: Services): void {
  app.get(
    paths.bankSlipDocument,
    {
      schema: {
        operationId: 'getBankSlipDocument',
        tags: ['Payments'],
        summary: 'Print a bank slip',
        description:
          'As the provider renders it, its payer known by name and masked CPF; a slip that is paid or over is not printed any more: a page says so. The address ends 30 days after the due date.',
        params: PaymentParameters,
        response: {
          200: {
            description: 'Printable slip',
            content: {
              'text/html': {
                schema: Type.String({
                  examples: ['<!doctype html><html lang="pt-BR"><title>Boleto</title>…</html>'],
                }),
              },
            },
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
      const payment = await findPaymentByToken(services.connection, params.token);
      const slip = payment?.parts.find((part) => part.bankSlipId !== null);
      if (!payment || !slip?.bankSlipId || isOver(slip, services.clock())) {
        throw new ProblemError('not_found');
      }
      const isPayable = slip.state === 'pending';
      const document = isPayable
        ? maskDocument(
            await services.provider.getBankSlipDocument(slip.bankSlipId),
            payment.payerDocument,
          )
        : await writeClosedBankSlip(services, payment, slip);
      return reply
        .header('content-security-policy', isPayable ? slipPolicy : closedSlipPolicy)
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .serializer((html: string) => html)
        .send(document);
    },
  );
}
