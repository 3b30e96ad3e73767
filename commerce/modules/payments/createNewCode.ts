import { hashRequest } from '../../http/idempotency';
import { invalidField, ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { findSale } from '../payLinks/findSale';
import type { PaymentCaller } from './answerPayment';
import { withAttempt } from './attempts';
import { requireCodeTurn } from './codeLimit';
import type { Payment } from './tables';
import type { PaymentOrder } from './PaymentOrder';
import { placePayment } from './placePayment';
import { paymentRepository } from './repository';

async function repeatOrder(services: Services, payment: Payment): Promise<PaymentOrder> {
  const { leadId, reference, type } = payment.purchase;
  const sale = await findSale[type](services, {
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
  });
  if (sale.amount !== payment.amount) {
    throw new ProblemError('price_changed', { amount: sale.amount });
  }
  return {
    leadId,
    sale,
    flowId: payment.flowId,
    seller: payment.seller,
    source: payment.source,
    tracking: payment.tracking,
    payer: {
      name: payment.payerName,
      email: payment.payerEmail,
      phone: payment.payerPhone,
      document: payment.payerDocument,
    },
    billingAddress: payment.billingAddress,
    isDeliberate: payment.isDeliberate,
    cause: 'buyer',
    trial: null,
    amount: payment.amount,
    parts: [{ amount: payment.amount, method: { method: 'pix' } }],
  };
}

/** Whether a payment is a Pix alone whose code can still be paid. */
const isRunning = ({ parts }: Payment, now: Date) =>
  parts.every(({ pixExpiresAt }) => pixExpiresAt !== null && pixExpiresAt > now);

/** The payment of a purchase whose code runs: one at a time. */
async function findRunningCode(
  { clock, connection }: Services,
  { purchaseId }: Payment,
): Promise<Payment | undefined> {
  const open = await paymentRepository(connection).list(purchaseId, ['pending']);
  return open.find((payment) => isRunning(payment, clock()));
}

/**
 * A new Pix with the data of an earlier one, once that has run out; it is ended at the provider if
 * it is still open. While a code of the purchase runs, that one is answered.
 * @throws ProblemError not_found, invalid_field when the payment is not a Pix alone (a card beside
 * it would have to be typed again), price_changed, already_paid when it was paid meanwhile,
 * rate_limited after too many, and those of placePayment.
 */
export async function createNewCode(
  services: Services,
  token: string,
  { address, idempotencyKey }: PaymentCaller,
): Promise<Payment> {
  const requestHash = hashRequest({ newCodeOf: token });
  return withAttempt(services, { address, idempotencyKey, requestHash }, async (key) => {
    const payment = await paymentRepository(services.connection).findByToken(token);
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
