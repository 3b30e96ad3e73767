import type { Transaction } from '../../database/connect';
import { countStates } from './countStates';
import { publishExpiredTrial } from './paymentEvents';
import type { PurchaseHooksByType } from './PurchaseHooks';
import {
  paymentRepository,
  purchaseRepository,
  type Transition,
  transitionRepository,
} from './repository';
import type { Payment, Purchase } from './Payment';

export type Ending = Pick<Transition, 'at' | 'cause'>;

export interface LockedTrial {
  payment: Payment;
  purchase: Purchase;
}

/** Locks the purchase of a trial, always before its agreement. */
export async function lockTrial(transaction: Transaction, paymentId: string): Promise<LockedTrial> {
  const payments = paymentRepository(transaction);
  const [part] = (await payments.find(paymentId))?.parts ?? [];
  const locked = part && (await purchaseRepository(transaction).lockByCharge(part.reference));
  // Reads the payment once more: it may have changed before it was locked.
  const payment = locked && (await payments.find(paymentId));
  if (!payment) throw new Error(`The trial's payment ${paymentId} was not found`);
  return { payment, purchase: locked.purchase };
}

export async function expireTrial(
  transaction: Transaction,
  { payment, purchase }: LockedTrial,
  { at, cause }: Ending,
  hooks: PurchaseHooksByType,
): Promise<Payment> {
  if (payment.state !== 'trial') return payment;
  const payments = paymentRepository(transaction);
  const parts = await Promise.all(
    payment.parts.map((part) => payments.updatePart(part, { state: 'expired' })),
  );
  await payments.setState(payment.id, 'expired');
  countStates(transaction, payment, ['expired']);
  await transitionRepository(transaction).create([
    { paymentId: payment.id, part: null, fromState: 'trial', toState: 'expired', cause, at },
  ]);
  const isPaidByOther = purchase.paidPaymentId !== payment.id;
  if (!isPaidByOther) await purchaseRepository(transaction).setPaidPayment(purchase.id, null);
  const expired = { ...payment, parts, state: 'expired' } as const;
  const { onFailed } = hooks[purchase.type];
  if (!isPaidByOther || purchase.paidPaymentId === null)
    await onFailed?.(transaction, { payment: expired, purchase, at, cause, hooks });
  await publishExpiredTrial(transaction, { payment: expired, purchase, at }, hooks);
  return expired;
}
