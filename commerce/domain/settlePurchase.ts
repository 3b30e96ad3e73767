import type { Transaction } from '../database/connect';
import { createPayments } from '../database/createPayments';
import { createPurchases } from '../database/createPurchases';
import { createTransitions, type Transition } from '../database/createTransitions';
import type { Instruction, Part, Payment, Purchase } from '../database/tables';
import { endingOf, openStates } from './endingOf';
import { noteRecovery } from './knownSales/noteRecovery';
import { isOvertaken } from './subscriptions/isOvertaken';
import { subscribe } from './subscriptions/subscribe';

/** Every part is held or taken: what is held can be taken as well. */
const isComplete = ({ parts }: Payment) =>
  parts.every(({ state }) => state === 'authorized' || state === 'paid');

const isOver = ({ state }: Payment) =>
  state === 'declined' || state === 'expired' || state === 'refunded';

/**
 * What a payment's new state means for its purchase, whose lock the transaction holds. The first
 * payment that is paid whole pays it, and what is open of it, then or later, is to be ended at the
 * provider. Of two methods neither is taken before both can be. Any further money is to be given
 * back. A refund of the money that paid it opens it again.
 */
export async function settlePurchase(
  transaction: Transaction,
  purchase: Purchase,
  payment: Payment,
  { at: now, cause }: Pick<Transition, 'at' | 'cause'>,
): Promise<Payment> {
  const payments = createPayments(transaction);
  const purchases = createPurchases(transaction);

  const instruct = async (part: Part, instruction: Instruction | undefined): Promise<Part> => {
    if (instruction === undefined || part.instruction === instruction) return part;
    return payments.updatePart(part, { instruction, checkCount: 0, nextCheckAt: now });
  };
  const instructAll = async (
    paid: Payment,
    instructionOf: (part: Part) => Instruction | undefined,
  ): Promise<Payment> => {
    const parts: Part[] = [];
    for (const part of paid.parts) parts.push(await instruct(part, instructionOf(part)));
    return { ...paid, parts };
  };
  const withdraw = async (part: Part): Promise<Part> => {
    const { paymentId, position, state: fromState } = part;
    await createTransitions(transaction).create([
      { paymentId, part: position, fromState, toState: 'voided', cause, at: now },
    ]);
    return payments.updatePart(part, { state: 'voided', nextCheckAt: null });
  };
  const giveUp = async (lost: Payment): Promise<Payment> => {
    const { parts, ...rest } = await instructAll(lost, endingOf);
    // A second method that was never charged needs no provider to end it.
    const ended = parts.map((part) => (part.state === 'created' ? withdraw(part) : part));
    return { ...rest, parts: await Promise.all(ended) };
  };

  await noteRecovery(transaction, payment, purchase, now);
  let owner = purchase.paidPaymentId;
  if (payment.state === 'refunded' && owner === payment.id) {
    await purchases.setPaidPayment(purchase.id, null);
    owner = null;
  }
  if (payment.state === 'paid' && owner === null) {
    if (await isOvertaken(transaction, payment, purchase)) return giveUp(payment);
    await purchases.setPaidPayment(purchase.id, payment.id);
    await subscribe(transaction, payment, purchase, now);
    for (const open of await payments.list(purchase.id, openStates)) await giveUp(open);
    return payment;
  }
  if (owner === payment.id) return payment;
  if (owner !== null || isOver(payment)) return giveUp(payment);
  if (!isComplete(payment)) return payment;
  return instructAll(payment, ({ state }) => (state === 'authorized' ? 'capture' : undefined));
}
