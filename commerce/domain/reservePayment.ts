import { randomBytes, randomUUID } from 'node:crypto';
import type { Locale } from '@/contract/enumerations';
import type { Transaction } from '../database/connect';
import { createLeads } from '../database/createLeads';
import { createPayments } from '../database/createPayments';
import { createPurchases } from '../database/createPurchases';
import { createTransitions } from '../database/createTransitions';
import type { Payment } from '../database/tables';
import { invalidField } from '../errors/invalidField';
import { ProblemError } from '../errors/ProblemError';
import { nextCheckAt } from './nextCheckAt';
import { openStates } from './openPayments';
import type { PaymentOrder } from './PaymentOrder';

export interface Attempt {
  idempotencyKey: string;
  requestHash: string;
  provider: string;
  now: Date;
}

/** The payment is written; it is now to be charged. */
export interface ReservedPayment {
  kind: 'reserved';
  payment: Payment;
  /** The buyer's language. */
  locale: Locale;
}

export type Reservation =
  | ReservedPayment
  /** This attempt was made before. */
  | { kind: 'replayed'; payment: Payment }
  /** A payment of the purchase that waits for its buyer has to be ended first. */
  | { kind: 'blocked'; payment: Payment };

function newPayment(order: PaymentOrder, purchaseId: string, attempt: Attempt): Payment {
  const { method, payer } = order;
  const started = {
    state: 'processing',
    instruction: null,
    checkCount: 0,
    pixExpiresAt: null,
  } as const;
  return {
    ...started,
    id: randomUUID(),
    token: randomBytes(24).toString('base64url'),
    purchaseId,
    idempotencyKey: attempt.idempotencyKey,
    requestHash: attempt.requestHash,
    method: method.method,
    amount: order.amount,
    currency: order.currency,
    installments: method.method === 'credit-card' ? method.installments : null,
    business: order.business,
    productCode: order.productCode,
    planId: order.planId,
    operation: order.operation,
    voucher: order.voucher,
    offer: order.offer,
    seller: order.seller,
    source: order.source,
    payerName: payer.name,
    payerEmail: payer.email,
    payerPhone: payer.phone,
    payerDocument: payer.document,
    billingAddress: order.billingAddress,
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

/**
 * Commits the intent to charge before anything is charged, under the purchase's lock: of any number
 * of attempts at once, one is reserved.
 * @throws ProblemError invalid_field for an unknown lead, idempotency_key_reused, already_paid,
 * payment_in_progress.
 */
export async function reservePayment(
  transaction: Transaction,
  order: PaymentOrder,
  attempt: Attempt,
): Promise<Reservation> {
  const payments = createPayments(transaction);
  const lead = await createLeads(transaction).get(order.leadId);
  if (!lead) throw invalidField('/sfLeadId', 'unknown');
  const purchase = await createPurchases(transaction).lock({
    id: randomUUID(),
    leadId: lead.id,
    planId: order.planId,
    type: order.type,
    createdAt: attempt.now,
  });

  const earlier = await payments.getByIdempotencyKey(attempt.idempotencyKey);
  if (earlier) {
    if (earlier.requestHash !== attempt.requestHash)
      throw new ProblemError('idempotency_key_reused');
    return { kind: 'replayed', payment: earlier };
  }
  if (purchase.paidPaymentId !== null) {
    const paid = await payments.get(purchase.paidPaymentId);
    throw new ProblemError('already_paid', paid ? { token: paid.token } : {});
  }
  const [running] = await payments.list(purchase.id, ['created', 'processing']);
  if (running) throw new ProblemError('payment_in_progress', { token: running.token });
  const [open] = await payments.list(purchase.id, openStates);
  if (open) return { kind: 'blocked', payment: open };

  const payment = newPayment(order, purchase.id, attempt);
  await payments.create(payment);
  const change = { paymentId: payment.id, cause: 'buyer', at: attempt.now } as const;
  await createTransitions(transaction).create([
    { ...change, fromState: null, toState: 'created' },
    { ...change, fromState: 'created', toState: 'processing' },
  ]);
  return { kind: 'reserved', payment, locale: lead.locale };
}
