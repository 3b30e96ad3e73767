import type { Transaction } from '../database/connect';
import { createPayments } from '../database/createPayments';
import { createPurchases } from '../database/createPurchases';
import { createTransitions } from '../database/createTransitions';
import type { Part, PartState, Payment, PaymentCause } from '../database/tables';
import { nextCheckAt } from './nextCheckAt';
import { partMoves, pathBetween, paymentMoves } from './paymentStateMachine';
import { settlePurchase } from './settlePurchase';
import { stateOfParts } from './stateOfParts';

export interface PartMove {
  to: PartState;
  cause: PaymentCause;
  now: Date;
  /** What else changes with the state. */
  details: Partial<Omit<Part, 'paymentId' | 'position'>>;
}

type Way = readonly PartState[];

/** One row of history for each move of a way. */
function rowsOf(way: Way, row: { paymentId: string; part: number | null }, move: PartMove) {
  return way.slice(1).map((toState, index) => ({
    ...row,
    fromState: way[index] ?? null,
    toState,
    cause: move.cause,
    at: move.now,
  }));
}

function changesOf(part: Part, { details, now, to }: PartMove) {
  const moved = { ...part, ...details, state: to, instruction: null, checkCount: 0 };
  return {
    ...details,
    state: to,
    declineReason: to === 'declined' ? (moved.declineReason ?? 'processing_error') : null,
    redirect: to === 'requires_action' ? moved.redirect : null,
    instruction: null,
    checkCount: 0,
    nextCheckAt: nextCheckAt(moved, now),
  };
}

/**
 * Brings a part of a payment to a state by legal moves, the payment to what its parts make of it,
 * each move a row of history, and settles the purchase. News that is older than what is known
 * changes nothing. The caller's transaction gets the purchase's lock here; the payment is read again
 * under it.
 */
export async function movePart(
  transaction: Transaction,
  reference: string,
  moveOf: (part: Part) => PartMove,
): Promise<Payment> {
  const payments = createPayments(transaction);
  const known = await payments.getByChargeReference(reference);
  if (!known) throw new Error('The payment is gone');
  const purchase = await createPurchases(transaction).lockById(known.purchaseId);
  const payment = (await payments.get(known.id)) ?? known;
  const part = payment.parts.find((own) => own.reference === reference);
  if (!part) throw new Error('The payment is gone');
  const move = moveOf(part);
  const path = pathBetween<PartState>(partMoves, part.state, move.to);
  if (!path?.length) return payment;

  const updated = await payments.updatePart(part, changesOf(part, move));
  const parts = payment.parts.map((own) => (own === part ? updated : own));
  const state = stateOfParts(parts.map((own) => own.state));
  const paymentPath = pathBetween(paymentMoves, payment.state, state) ?? [];
  const settled = { ...payment, parts, state: paymentPath.at(-1) ?? payment.state };
  if (paymentPath.length > 0) await payments.setState(payment.id, settled.state);
  const partRow = { paymentId: payment.id, part: part.position };
  await createTransitions(transaction).create([
    ...(parts.length > 1 ? rowsOf([part.state, ...path], partRow, move) : []),
    ...rowsOf([payment.state, ...paymentPath], { ...partRow, part: null }, move),
  ]);
  return settlePurchase(transaction, purchase, settled, { at: move.now, cause: move.cause });
}
