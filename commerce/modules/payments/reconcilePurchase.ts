import type { Transaction } from '../../database/connect';
import { beginTrial } from '../agreements/beginTrial';
import { endRefundedTrial } from '../agreements/endTrial';
import { isChargedTooLate, keepAgreement, lockAgreementOf } from '../agreements/keepAgreement';
import { storeRecovery } from '../payLinks/recovery';
import { isSuperseded, subscribeBuyer } from '../subscriptions/beginSubscription';
import { isPaidElsewhere } from './paidElsewhere';
import type { Part, Payment, PendingAction, Purchase } from './tables';
import { cancellationFor, waitingStates } from './paymentStates';
import {
  paymentRepository,
  purchaseRepository,
  type Transition,
  transitionRepository,
} from './repository';
import { expireTrial } from './trialPayment';

type TransitionContext = Pick<Transition, 'at' | 'cause'>;

/**
 * Applies a payment's new state to its purchase, whose lock the transaction holds. The first payment
 * that is paid in full pays it, and its other open payments are ended at the provider. Of two
 * methods neither is captured before both can be. Any further money is refunded, and so is that of
 * a buyer who has paid for the product with another lead meanwhile. A refund of the money that paid
 * the purchase opens it again. A trial stands for what is paid later.
 */
export async function reconcilePurchase(
  transaction: Transaction,
  purchase: Purchase,
  payment: Payment,
  context: TransitionContext,
): Promise<Payment> {
  await storeRecovery(transaction, payment, purchase, context.at);
  const paidPaymentId = await reopenRefunded(transaction, purchase, payment, context);
  const pays = payment.state === 'paid' || payment.state === 'trial';
  if (pays && paidPaymentId === null) {
    return payPurchase(transaction, purchase, payment, context);
  }
  if (paidPaymentId === payment.id) return payment;
  if (payment.state === 'trial') return expireTrial(transaction, { payment, purchase }, context);
  if (paidPaymentId !== null || hasEnded(payment)) return cancel(transaction, payment, context);
  if (!isComplete(payment)) return payment;
  return (await isPaidElsewhere(transaction, purchase, payment))
    ? cancel(transaction, payment, context)
    : capture(transaction, payment, context);
}

const hasEnded = ({ state }: Payment) =>
  state === 'declined' || state === 'expired' || state === 'refunded';

/** Every part is held or taken: what is held can be taken as well. */
const isComplete = ({ parts }: Payment) =>
  parts.every(({ state }) => state === 'authorized' || state === 'paid');

/** @returns The payment that pays the purchase now; null when none does. */
async function reopenRefunded(
  transaction: Transaction,
  { id, paidPaymentId, type }: Purchase,
  payment: Payment,
  context: TransitionContext,
): Promise<string | null> {
  if (payment.state !== 'refunded') return paidPaymentId;
  const isReopened = paidPaymentId === payment.id;
  if (isReopened) await purchaseRepository(transaction).setPaidPayment(id, null);
  // Taken and given back in one step, it has not paid the purchase.
  if (type === 'renew' || type === 'upgrade') await endRefundedTrial(transaction, payment, context);
  return isReopened ? null : paidPaymentId;
}

async function payPurchase(
  transaction: Transaction,
  purchase: Purchase,
  payment: Payment,
  context: TransitionContext,
): Promise<Payment> {
  const agreement = await lockAgreementOf(transaction, purchase);
  const isTooLate =
    (await isSuperseded(transaction, payment, purchase)) ||
    (await isChargedTooLate(transaction, payment));
  if (isTooLate) return cancel(transaction, payment, context);
  if (await isPaidElsewhere(transaction, purchase, payment)) {
    return payment.state === 'trial'
      ? expireTrial(transaction, { payment, purchase }, context)
      : cancel(transaction, payment, context);
  }
  await purchaseRepository(transaction).setPaidPayment(purchase.id, payment.id);
  if (payment.state === 'trial') await beginTrial(transaction, payment, purchase, context.at);
  else await subscribeBuyer(transaction, payment, purchase, context.at);
  if (agreement) await keepAgreement(transaction, agreement, payment);
  const others = await paymentRepository(transaction).list(purchase.id, waitingStates);
  for (const other of others) await cancel(transaction, other, context);
  return payment;
}

/** Takes what is held. */
function capture(
  transaction: Transaction,
  payment: Payment,
  context: TransitionContext,
): Promise<Payment> {
  return planActions(transaction, payment, context, ({ state }) =>
    state === 'authorized' ? 'capture' : undefined,
  );
}

/** Ends what is open of a payment, and gives back what was taken or held. */
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

/** Plans what the provider has to do about each part; it is called after the commit. */
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
