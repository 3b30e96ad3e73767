import { createPayments } from '../database/createPayments';
import type { Payment } from '../database/tables';
import { invalidField } from '../errors/invalidField';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';
import { findAttempt } from './findAttempt';
import { hashRequest } from './hashRequest';
import type { PaymentOrder } from './PaymentOrder';
import { placePayment } from './placePayment';
import { saleOfType } from './sales/saleOfType';

async function orderFromPayment(services: Services, payment: Payment): Promise<PaymentOrder> {
  const { leadId, reference, type } = payment.purchase;
  const sale = await saleOfType[type](services, {
    type,
    reference: reference || null,
    leadId,
    business: payment.business,
    productCode: payment.productCode,
    operation: payment.operation,
    planId: payment.planId,
    voucher: payment.voucher,
    offer: payment.offer,
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
    payer: {
      name: payment.payerName,
      email: payment.payerEmail,
      phone: payment.payerPhone,
      document: payment.payerDocument,
    },
    billingAddress: payment.billingAddress,
    amount: payment.amount,
    parts: [{ amount: payment.amount, method: { method: 'pix' } }],
  };
}

/**
 * A new Pix with the data of an earlier one; the earlier one is ended at the provider if it is
 * still open.
 * @throws ProblemError not_found, invalid_field when the payment is not a Pix alone (a card beside
 * it would have to be typed again), price_changed, already_paid when it was paid meanwhile, and
 * those of placePayment.
 */
export async function createNewCode(
  services: Services,
  token: string,
  idempotencyKey: string,
): Promise<Payment> {
  const requestHash = hashRequest({ newCodeOf: token });
  const earlier = await findAttempt(services, idempotencyKey, requestHash);
  if (earlier) return earlier;
  const payment = await createPayments(services.connection).getByToken(token);
  if (!payment) throw new ProblemError('not_found');
  if (payment.parts.some(({ method }) => method !== 'pix')) {
    throw invalidField('token', 'not_a_pix');
  }
  if (payment.state === 'paid') throw new ProblemError('already_paid', { token });
  const order = await orderFromPayment(services, payment);
  return placePayment(services, order, { idempotencyKey, requestHash });
}
