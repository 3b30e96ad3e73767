import type { PaymentState } from '@/contract/enumerations';
import type { Transaction } from '../database/connect';
import { createPayments } from '../database/createPayments';
import { createPurchases } from '../database/createPurchases';
import { createTransitions } from '../database/createTransitions';
import type { Payment, PaymentCause } from '../database/tables';
import { nextCheckAt } from './nextCheckAt';
import { pathBetween } from './paymentStateMachine';
import { settlePurchase } from './settlePurchase';

export interface PaymentMove {
  to: PaymentState;
  cause: PaymentCause;
  now: Date;
  /** What else changes with the state. */
  details: Partial<Payment>;
}

/**
 * Brings a payment to a state by legal moves, each a row of its history, and settles its purchase.
 * News that is older than what is known changes nothing. The caller's transaction gets the
 * purchase's lock here; the payment is read again under it.
 */
export async function movePayment(
  transaction: Transaction,
  paymentId: string,
  moveOf: (payment: Payment) => PaymentMove,
): Promise<Payment> {
  const payments = createPayments(transaction);
  const known = await payments.get(paymentId);
  if (!known) throw new Error('The payment is gone');
  const purchase = await createPurchases(transaction).lockById(known.purchaseId);
  const payment = (await payments.get(paymentId)) ?? known;
  const { to, cause, now, details } = moveOf(payment);
  const path = pathBetween(payment.state, to);
  const [firstStep] = path ?? [];
  if (!firstStep) return payment;

  const moved = { ...payment, ...details, state: to, instruction: null, checkCount: 0 };
  const updated = await payments.update(payment.id, {
    ...details,
    state: to,
    declineReason: to === 'declined' ? (moved.declineReason ?? 'processing_error') : null,
    redirect: to === 'requires_action' ? moved.redirect : null,
    instruction: null,
    checkCount: 0,
    nextCheckAt: nextCheckAt(moved, now),
  });
  const way = [payment.state, ...(path ?? [])];
  await createTransitions(transaction).create(
    way.slice(1).map((toState, index) => ({
      paymentId: payment.id,
      fromState: way[index] ?? null,
      toState,
      cause,
      at: now,
    })),
  );
  return settlePurchase(transaction, purchase, updated, now);
}
