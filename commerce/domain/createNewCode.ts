import { createPayments } from '../database/createPayments';
import { getPurchase } from '../database/getPurchase';
import type { Payment } from '../database/tables';
import { invalidField } from '../errors/invalidField';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';
import { findAttempt } from './findAttempt';
import { hashRequest } from './hashRequest';
import type { PaymentOrder } from './PaymentOrder';
import { placePayment } from './placePayment';
import { priceOrder } from './priceOrder';

async function orderFromPayment(services: Services, payment: Payment): Promise<PaymentOrder> {
  const { catalog, clock, connection } = services;
  const purchase = await getPurchase(connection, payment.purchaseId);
  const method = { method: 'pix' } as const;
  const { total } = priceOrder(catalog, { ...payment, method }, clock());
  if (total !== payment.amount) throw new ProblemError('price_changed', { amount: total });
  return {
    leadId: purchase.leadId,
    type: purchase.type,
    business: payment.business,
    productCode: payment.productCode,
    planId: payment.planId,
    operation: payment.operation,
    voucher: payment.voucher,
    offer: payment.offer,
    flowId: null,
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
    currency: payment.currency,
    method,
  };
}

/**
 * A new Pix with the data of an earlier one; the earlier one is ended at the provider if it is
 * still open.
 * @throws ProblemError not_found, invalid_field when the payment is not a Pix, price_changed,
 * already_paid when it was paid meanwhile, and those of placePayment.
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
  if (payment.method !== 'pix') throw invalidField('token', 'not_a_pix');
  if (payment.state === 'paid') throw new ProblemError('already_paid', { token });
  const order = await orderFromPayment(services, payment);
  return placePayment(services, order, { idempotencyKey, requestHash });
}
