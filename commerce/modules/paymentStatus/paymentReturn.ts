import type { PaymentReturn } from '@/contract/paymentReturn';
import { ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { readLink } from '../../signedLinks';
import { findPayingInstead } from './findShownPayment';
import { describePayment } from './paymentView';
import { returnLifetimeMs } from '../payments/buyerLinks';
import { findPayment } from '../payments/findPayment';

/**
 * Returns the result of a payment, and no more, to a buyer whom the bank led back. A payment whose
 * purchase was paid by another meanwhile is paid.
 * @throws ProblemError not_found, alike for a token that is not ours and one that is over
 */
export async function getPaymentReturn(services: Services, token: string): Promise<PaymentReturn> {
  const link = readLink(services, 'return', token);
  const isOpen =
    link !== null && services.clock().getTime() - link.issuedAt.getTime() < returnLifetimeMs;
  const payment = isOpen && (await findPayment(services.connection, link.id));
  if (!payment) throw new ProblemError('not_found');
  const shown = await findPayingInstead(services.connection, payment);
  const { amount, currency, declineReason, state } = await describePayment(services, shown);
  return { state, amount, currency, declineReason };
}
