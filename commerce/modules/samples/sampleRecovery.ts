import { randomUUID } from 'node:crypto';
import { findRecoveryOfPurchase } from '../payLinks/noteRecovery';
import { invalidField, ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { declinePart } from '../payments/applyCharge';
import { hashRequest } from '../../http/idempotency';
import type { OrderedMethod, PaymentOrder } from '../payments/PaymentOrder';
import { reservePayment } from '../payments/reservePayment';
import { findDirectSale } from '../payLinks/findSale';
import type { SampleMaker, SampleContext } from './sampleSubscription';

function failingMethod({ lead, plan }: SampleContext): OrderedMethod {
  if (plan.paymentMethods.includes('credit-card')) {
    return { method: 'credit-card', installments: 1, encryptedCard: '' };
  }
  if (plan.paymentMethods.includes('m-pesa')) return { method: 'm-pesa', phone: lead.phone };
  return { method: 'pix' };
}

async function createSampleOrder(
  services: Services,
  context: SampleContext,
): Promise<PaymentOrder> {
  const { lead, plan, product } = context;
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
    parts: [{ amount: sale.amount, method: failingMethod(context) }],
  };
}

/**
 * A purchase whose payment was given up before the provider took it up: nothing was charged.
 * @throws ProblemError already_paid, payment_in_progress, or invalid_field when a payment of the lead
 * given waits for its buyer.
 */
export const createRecovery: SampleMaker = async (services, context) => {
  const { connection, provider } = services;
  const order = await createSampleOrder(services, context);
  const attempt = {
    idempotencyKey: randomUUID(),
    requestHash: hashRequest(order.sale),
    provider: provider.name,
    now: context.now,
  };
  const reservation = await connection.transaction((transaction) =>
    reservePayment(transaction, order, attempt),
  );
  const [part] = reservation.payment.parts;
  if (reservation.kind !== 'reserved' || !part) throw invalidField('/leadId', 'unavailable');
  const { purchaseId } = await declinePart(services, part, 'provider');
  const recovery = await findRecoveryOfPurchase(connection, purchaseId);
  if (!recovery) throw new ProblemError('internal_error');
  return recovery.id;
};
