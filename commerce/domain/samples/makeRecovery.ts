import { randomUUID } from 'node:crypto';
import { getRecoveryOfPurchase } from '../../database/getRecoveryOfPurchase';
import { invalidField } from '../../errors/invalidField';
import { ProblemError } from '../../errors/ProblemError';
import type { Services } from '../../Services';
import { declinePart } from '../declinePart';
import { hashRequest } from '../hashRequest';
import type { OrderedMethod, PaymentOrder } from '../PaymentOrder';
import { reservePayment } from '../reservePayment';
import { findDirectSale } from '../sales/findDirectSale';
import type { Making, MakeSample } from './Making';

function failingMethod({ lead, plan }: Making): OrderedMethod {
  if (plan.paymentMethods.includes('credit-card')) {
    return { method: 'credit-card', installments: 1, encryptedCard: '' };
  }
  if (plan.paymentMethods.includes('m-pesa')) return { method: 'm-pesa', phone: lead.phone };
  return { method: 'pix' };
}

async function orderOf(services: Services, making: Making): Promise<PaymentOrder> {
  const { lead, plan, product } = making;
  const { business, code: productCode, operation } = product;
  const sale = await findDirectSale(services, {
    type: 'direct',
    reference: null,
    leadId: lead.id,
    business,
    productCode,
    operation,
    planId: plan.id,
    voucher: null,
    offer: null,
  });
  return {
    leadId: lead.id,
    sale,
    flowId: null,
    seller: lead.seller,
    source: lead.source,
    payer: { name: lead.name, email: lead.email, phone: lead.phone, document: null },
    billingAddress: null,
    amount: sale.amount,
    parts: [{ amount: sale.amount, method: failingMethod(making) }],
  };
}

/**
 * A purchase whose payment was given up before the provider took it up: nothing was charged.
 * @throws ProblemError already_paid, payment_in_progress, or invalid_field when a payment of the lead
 * given waits for its buyer.
 */
export const makeRecovery: MakeSample = async (services, making) => {
  const { connection, provider } = services;
  const order = await orderOf(services, making);
  const attempt = {
    idempotencyKey: randomUUID(),
    requestHash: hashRequest(order.sale),
    provider: provider.name,
    now: making.now,
  };
  const reservation = await connection.transaction((transaction) =>
    reservePayment(transaction, order, attempt),
  );
  const [part] = reservation.payment.parts;
  if (reservation.kind !== 'reserved' || !part) throw invalidField('/leadId', 'unavailable');
  const { purchaseId } = await declinePart(services, part, 'provider');
  const recovery = await getRecoveryOfPurchase(connection, purchaseId);
  if (!recovery) throw new ProblemError('internal_error');
  return recovery.id;
};
