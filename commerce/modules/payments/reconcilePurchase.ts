import type { Transaction } from '../../database/connect';
import { storeRecovery } from '../payLinks/recovery';
import { isSuperseded, subscribeBuyer } from '../subscriptions/beginSubscription';
import type { Part, Payment, PendingAction, Purchase } from './tables';
import { cancellationFor, waitingStates } from './paymentStates';
import {
  paymentRepository,
  purchaseRepository,
  type Transition,
  transitionRepository,
} from './repository';

type When = Pick<Transition, 'at' | 'cause'>;

/**
 * What a payment's new state means for its purchase, whose lock the transaction holds. The first
 * payment that is paid whole pays it, and what is open of it, then or later, is to be ended at the
 * provider. Of two methods neither is taken before both can be. Any further money is to be
 * refunded. A refund of the money that paid it opens it again.
 */
export async function reconcilePurchase(
  transaction: Transaction,
  purchase: Purchase,
  payment: Payment,
  when: When,
): Promise<Payment> {
  await storeRecovery(transaction, payment, purchase, when.at);
  const paidPaymentId = await reopenRefunded(transaction, purchase, payment);
  if (payment.state === 'paid' && paidPaymentId === null) {
    return payPurchase(transaction, purchase, payment, when);
  }
  if (paidPaymentId === payment.id) return payment;
  if (paidPaymentId !== null || hasEnded(payment)) return cancel(transaction, payment, when);
  return isComplete(payment) ? capture(transaction, payment, when) : payment;
}

const hasEnded = ({ state }: Payment) =>
  state === 'declined' || state === 'expired' || state === 'refunded';

/** Every part is held or taken: what is held can be taken as well. */
const isComplete = ({ parts }: Payment) =>
  parts.every(({ state }) => state === 'authorized' || state === 'paid');

/** @returns The payment that pays the purchase now; null when none does. */
async function reopenRefunded(
  transaction: Transaction,
  { id, paidPaymentId }: Purchase,
  payment: Payment,
): Promise<string | null> {
  if (payment.state !== 'refunded' || paidPaymentId !== payment.id) return paidPaymentId;
  await purchaseRepository(transaction).setPaidPayment(id, null);
  return null;
}

async function payPurchase(
  transaction: Transaction,
  purchase: Purchase,
  payment: Payment,
  when: When,
): Promise<Payment> {
  if (await isSuperseded(transaction, payment, purchase)) {
    return cancel(transaction, payment, when);
  }
  await purchaseRepository(transaction).setPaidPayment(purchase.id, payment.id);
  await subscribeBuyer(transaction, payment, purchase, when.at);
  const others = await paymentRepository(transaction).list(purchase.id, waitingStates);
  for (const other of others) await cancel(transaction, other, when);
  return payment;
}

/** Takes what is held. */
function capture(transaction: Transaction, payment: Payment, when: When): Promise<Payment> {
  return planActions(transaction, payment, when, ({ state }) =>
    state === 'authorized' ? 'capture' : undefined,
  );
}

/** Ends what is open of a payment, and gives back what was taken or held. */
async function cancel(transaction: Transaction, payment: Payment, when: When): Promise<Payment> {
  const planned = await planActions(transaction, payment, when, cancellationFor);
  const parts: Part[] = [];
  for (const part of planned.parts) {
    // A second method that was never charged needs no provider to end it.
    parts.push(part.state === 'created' ? await withdraw(transaction, part, when) : part);
  }
  return { ...planned, parts };
}

async function withdraw(transaction: Transaction, part: Part, { at, cause }: When): Promise<Part> {
  const { paymentId, position, state: fromState } = part;
  await transitionRepository(transaction).create([
    { paymentId, part: position, fromState, toState: 'voided', cause, at },
  ]);
  return paymentRepository(transaction).updatePart(part, { state: 'voided', nextCheckAt: null });
}

/** Plans what the provider has to do about each part; it is called after the commit. */
async function planActions(
  transaction: Transaction,
  payment: Payment,
  { at }: When,
  chooseAction: (part: Part) => PendingAction | undefined,
): Promise<Payment> {
  const payments = paymentRepository(transaction);
  const parts: Part[] = [];
  for (const part of payment.parts) {
    const action = chooseAction(part);
    parts.push(
      action === undefined || part.pendingAction === action
        ? part
        : await payments.updatePart(part, {
            pendingAction: action,
            checkCount: 0,
            nextCheckAt: at,
          }),
    );
  }
  return { ...payment, parts };
}
