import { randomUUID } from 'node:crypto';
import type { Locale } from '@/contract/enumerations';
import type { Transaction } from '../database/connect';
import { createLeads } from '../database/createLeads';
import { createPayments } from '../database/createPayments';
import { createPurchases } from '../database/createPurchases';
import { createTransitions } from '../database/createTransitions';
import type { Payment } from '../database/tables';
import { invalidField } from '../errors/invalidField';
import { ProblemError } from '../errors/ProblemError';
import { newPayment } from './newPayment';
import { openStates } from './endingOf';
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
    planId: order.sale.planId,
    type: order.sale.type,
    reference: order.sale.reference ?? '',
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

  const created = newPayment(order, purchase.id, attempt);
  await payments.create(created);
  const payment = { ...created, purchase };
  const change = { paymentId: payment.id, part: null, cause: 'buyer', at: attempt.now } as const;
  await createTransitions(transaction).create([
    { ...change, fromState: null, toState: 'created' },
    { ...change, fromState: 'created', toState: 'processing' },
  ]);
  return { kind: 'reserved', payment, locale: lead.locale };
}
