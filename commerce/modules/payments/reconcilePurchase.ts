import type { Transaction } from '../../database/connect';
import type { Part, Payment, PendingAction, Purchase } from './Payment';
import { cancellationFor, waitingStates } from './paymentStates';
import {
  paymentRepository,
  purchaseRepository,
  type Transition,
  transitionRepository,
} from './repository';
import type { PurchaseHooksByType } from './PurchaseHooks';
import { expireTrial } from './trialPayment';

type TransitionContext = Pick<Transition, 'at' | 'cause'>;

interface ReconcileContext extends TransitionContext {
  hooks: PurchaseHooksByType;
}

/**
 * Applies a payment's new state to its purchase, whose lock the transaction holds. The first payment
 * that is paid in full pays the purchase, and the purchase's other open payments are ended at the
 * provider; two methods are captured only once both can be. Any further money is refunded, and so is
 * money that `mayPay` refuses. A refund of the money that paid the purchase opens it again. A trial
 * counts as paid, although its money comes later.
 */
export async function reconcilePurchase(
  transaction: Transaction,
  purchase: Purchase,
  payment: Payment,
  { hooks, ...context }: ReconcileContext,
): Promise<Payment> {
  const { mayPay, onFailed, onPaid, onRefunded, onTrial } = hooks[purchase.type];
  const move = { purchase, payment, hooks, ...context };
  const endUnwanted = () =>
    payment.state === 'trial'
      ? expireTrial(transaction, { payment, purchase }, context, hooks)
      : cancel(transaction, payment, context);

  const hasFailed = payment.state === 'declined' || payment.state === 'expired';
  if (hasFailed && purchase.paidPaymentId === null) await onFailed?.(transaction, move);
  const paidPaymentId = await reopenRefunded(transaction, purchase, payment);
  if (payment.state === 'refunded') await onRefunded?.(transaction, move);
  if (paidPaymentId === payment.id) return payment;
  if (paidPaymentId !== null || hasFailed || payment.state === 'refunded') return endUnwanted();
  const isPaid = payment.state === 'paid' || payment.state === 'trial';
  if (!isPaid && !isComplete(payment)) return payment;
  if (mayPay && !(await mayPay(transaction, move))) return endUnwanted();
  if (!isPaid) return capture(transaction, payment, context);
  await purchaseRepository(transaction).setPaidPayment(purchase.id, payment.id);
  const onBought = payment.state === 'trial' ? onTrial : onPaid;
  await onBought?.(transaction, move);
  const others = await paymentRepository(transaction).list(purchase.id, waitingStates);
  for (const other of others) await cancel(transaction, other, context);
  return payment;
}

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

function capture(
  transaction: Transaction,
  payment: Payment,
  context: TransitionContext,
): Promise<Payment> {
  return planActions(transaction, payment, context, ({ state }) =>
    state === 'authorized' ? 'capture' : undefined,
  );
}

async function cancel(
  transaction: Transaction,
  payment: Payment,
  context: TransitionContext,
): Promise<Payment> {
  const planned = await planActions(transaction, payment, context, cancellationFor);
  const parts: Part[] = [];
  for (const part of planned.parts) {
    // A second method that was never charged needs no provider to end it.
    parts.push(part.state === 'created' ? await withdraw(transaction, part, context) : part);
  }
  return { ...planned, parts };
}

async function withdraw(
  transaction: Transaction,
  part: Part,
  { at, cause }: TransitionContext,
): Promise<Part> {
  const { paymentId, position, state: fromState } = part;
  await transitionRepository(transaction).create([
    { paymentId, part: position, fromState, toState: 'voided', cause, at },
  ]);
  return paymentRepository(transaction).updatePart(part, { state: 'voided', nextCheckAt: null });
}

async function planActions(
  transaction: Transaction,
  payment: Payment,
  { at }: TransitionContext,
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
