import { randomBytes, randomUUID } from 'node:crypto';
import type { NewPayment, Part } from '../database/tables';
import { nextCheckAt } from './nextCheckAt';
import type { OrderedPart, PaymentOrder } from './PaymentOrder';
import type { Attempt } from './reservePayment';

/** The first part goes by the payment's id; a second needs a reference of its own. */
function referenceOf(paymentId: string, position: number): string {
  return position === 1 ? paymentId : `${paymentId}.${position}`;
}

function newPart(
  { amount, method }: OrderedPart,
  payment: { id: string; position: number },
  attempt: Attempt,
): Part {
  const started = {
    // The others are charged after the first has held.
    state: payment.position === 1 ? 'processing' : 'created',
    instruction: null,
    checkCount: 0,
    pixExpiresAt: null,
  } as const;
  return {
    ...started,
    paymentId: payment.id,
    position: payment.position,
    reference: referenceOf(payment.id, payment.position),
    method: method.method,
    amount,
    installments: 'installments' in method ? method.installments : null,
    points: method.method === 'livelo' ? method.points : null,
    mpesaPhone: method.method === 'm-pesa' ? method.phone : null,
    provider: attempt.provider,
    providerChargeId: null,
    profileId: null,
    redirect: null,
    declineReason: null,
    pixTxid: null,
    pixCode: null,
    bankSlipId: null,
    bankSlipBarcode: null,
    bankSlipLine: null,
    bankSlipDueDate: null,
    mpesaId: null,
    nextCheckAt: nextCheckAt(started, attempt.now),
    createdAt: attempt.now,
  };
}

/** A payment as it is written before anything is charged. */
export function newPayment(order: PaymentOrder, purchaseId: string, attempt: Attempt): NewPayment {
  const { payer, sale } = order;
  const id = randomUUID();
  return {
    id,
    token: randomBytes(24).toString('base64url'),
    purchaseId,
    idempotencyKey: attempt.idempotencyKey,
    requestHash: attempt.requestHash,
    state: 'processing',
    amount: order.amount,
    currency: sale.currency,
    business: sale.business,
    productCode: sale.productCode,
    planId: sale.planId,
    operation: sale.operation,
    voucher: sale.voucher,
    offer: sale.offer,
    flowId: order.flowId,
    seller: order.seller,
    source: order.source,
    payerName: payer.name,
    payerEmail: payer.email,
    payerPhone: payer.phone,
    payerDocument: payer.document,
    billingAddress: order.billingAddress,
    createdAt: attempt.now,
    parts: order.parts.map((part, index) => newPart(part, { id, position: index + 1 }, attempt)),
  };
}
