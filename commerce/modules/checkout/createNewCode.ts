import { hashRequest } from '../../http/idempotency';
import { invalidField, ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { createPaymentOrder, repeatBuyer } from './createPaymentOrder';
import { paymentTypes } from './paymentTypes';
import { getLead } from '../leads/leads';
import type { PaymentCaller } from './answerPayment';
import { withAttempt } from '../payments/attempts';
import { requireCodeTurn } from './codeLimit';
import type { Payment } from '../payments/Payment';
import type { PaymentOrder } from '../payments/PaymentOrder';
import { placePayment } from '../payments/placePayment';
import { findPaymentByToken, listPayments } from '../payments/findPayment';

async function repeatOrder(services: Services, payment: Payment): Promise<PaymentOrder> {
  const { leadId, reference, type } = payment.purchase;
  const lead = await getLead(services.connection, leadId);
  const requested = {
    type,
    reference: reference || null,
    leadId,
    business: payment.business,
    productCode: payment.productCode,
    operation: payment.operation,
    planId: payment.planId,
    voucher: payment.voucher,
    offer: payment.offer,
    flowId: payment.flowId,
  };
  const sale = await paymentTypes[type].findSale(services, requested, lead);
  if (sale.amount !== payment.amount) {
    throw new ProblemError('price_changed', { amount: sale.amount });
  }
  return createPaymentOrder(services, {
    ...repeatBuyer(payment),
    sale,
    locale: lead.locale,
    isDeliberate: payment.isDeliberate,
    cause: 'buyer',
    amount: payment.amount,
    parts: [{ amount: payment.amount, method: { method: 'pix' } }],
  });
}

const isRunning = ({ parts }: Payment, now: Date) =>
  parts.every(({ pixExpiresAt }) => pixExpiresAt !== null && pixExpiresAt > now);

async function findRunningCode(
  { clock, connection }: Services,
  { purchaseId }: Payment,
): Promise<Payment | undefined> {
  const open = await listPayments(connection, purchaseId, ['pending']);
  return open.find((payment) => isRunning(payment, clock()));
}

/**
 * Creates a new Pix with the data of an earlier one that has expired, and ends that one at the
 * provider if it is still open. While a code of the purchase is valid, answers that one.
 * @throws ProblemError not_found, invalid_field when the payment is not a Pix alone (a card beside it
 *   would have to be typed again), price_changed, already_paid when it was paid meanwhile,
 *   rate_limited after too many, and those of placePayment.
 */
export async function createNewCode(
  services: Services,
  token: string,
  { address, idempotencyKey }: PaymentCaller,
): Promise<Payment> {
  const requestHash = hashRequest({ newCodeOf: token });
  return withAttempt(services, { address, idempotencyKey, requestHash }, async (key) => {
    const payment = await findPaymentByToken(services.connection, token);
    if (!payment) throw new ProblemError('not_found');
    if (payment.parts.some(({ method }) => method !== 'pix')) {
      throw invalidField('token', 'not_a_pix');
    }
    if (payment.state === 'paid') throw new ProblemError('already_paid', { token });
    const running = await findRunningCode(services, payment);
    if (running) return running;
    const order = await repeatOrder(services, payment);
    await requireCodeTurn(services, order.leadId, payment.parts);
    return placePayment(services, order, key);
  });
}
