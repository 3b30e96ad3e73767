import type { Transaction } from '../../database/connect';
import { countStates } from './countStates';
import { publishPaymentChange } from './paymentEvents';
import {
  getNextCheckTime,
  derivePaymentState,
  partTransitionsByState,
  findStatePath,
  paymentTransitionsByState,
} from './paymentStates';
import type { PurchaseHooksByType } from './PurchaseHooks';
import { reconcilePurchase } from './reconcilePurchase';
import { paymentRepository, purchaseRepository, transitionRepository } from './repository';
import type { Part, PartState, Payment, PaymentCause, Purchase } from './Payment';

export interface LockedPayment {
  purchase: Purchase;
  payment: Payment;
}

export async function lockPayment(
  transaction: Transaction,
  reference: string,
): Promise<LockedPayment | undefined> {
  const locked = await purchaseRepository(transaction).lockByCharge(reference);
  const payment = locked && (await paymentRepository(transaction).find(locked.paymentId));
  return payment && { purchase: locked.purchase, payment };
}

interface PartTransition {
  to: PartState;
  cause: PaymentCause;
  now: Date;
  details: Partial<Omit<Part, 'paymentId' | 'position'>>;
}

interface Mover {
  decide: (part: Part) => PartTransition;
  hooks: PurchaseHooksByType;
}

function createHistoryRows(
  path: readonly PartState[],
  row: { paymentId: string; part: number | null },
  transition: PartTransition,
) {
  return path.slice(1).map((toState, index) => ({
    ...row,
    fromState: path[index] ?? null,
    toState,
    cause: transition.cause,
    at: transition.now,
  }));
}

function toChanges(part: Part, { details, now, to }: PartTransition) {
  const updated = { ...part, ...details, state: to, pendingAction: null, checkCount: 0 };
  return {
    ...details,
    state: to,
    declineReason: to === 'declined' ? (updated.declineReason ?? 'processing_error') : null,
    redirect: to === 'requires_action' ? updated.redirect : null,
    pendingAction: null,
    checkCount: 0,
    nextCheckAt: getNextCheckTime(updated, now),
  };
}

/**
 * Moves a part of a payment to a state by legal transitions, with a row of history for each, and
 * reconciles the purchase. A state older than the current one changes nothing.
 */
export async function transitionPart(
  transaction: Transaction,
  { payment, purchase }: LockedPayment,
  reference: string,
  { decide, hooks }: Mover,
): Promise<Payment> {
  const part = payment.parts.find((own) => own.reference === reference);
  if (!part) throw new Error(`Payment ${payment.id} has no charge ${reference}`);
  const transition = decide(part);
  const path = findStatePath<PartState>(partTransitionsByState, part.state, transition.to);
  if (!path?.length) return payment;

  const payments = paymentRepository(transaction);
  const updated = await payments.updatePart(part, toChanges(part, transition));
  const parts = payment.parts.map((own) => (own === part ? updated : own));
  const state = derivePaymentState(parts.map((own) => own.state));
  const paymentPath = findStatePath(paymentTransitionsByState, payment.state, state) ?? [];
  const current = { ...payment, parts, state: paymentPath.at(-1) ?? payment.state };
  if (paymentPath.length > 0) await payments.setState(payment.id, current.state);
  countStates(transaction, payment, paymentPath);
  const partRow = { paymentId: payment.id, part: part.position };
  await transitionRepository(transaction).create([
    ...(parts.length > 1 ? createHistoryRows([part.state, ...path], partRow, transition) : []),
    ...createHistoryRows([payment.state, ...paymentPath], { ...partRow, part: null }, transition),
  ]);
  const { cause, now: at } = transition;
  const reconciled = await reconcilePurchase(transaction, purchase, current, { at, cause, hooks });
  await publishPaymentChange(
    transaction,
    { purchase, before: payment, payment: current, at },
    hooks,
  );
  return reconciled;
}
