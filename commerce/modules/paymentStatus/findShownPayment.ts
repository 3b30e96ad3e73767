import type { PaymentState } from '@/contract/enumerations';
import { addDays } from '@/domain/calendar';
import type { Executor } from '../../database/connect';
import { ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { receiptDays } from '../../retention';
import { waitingStates } from '../payments/paymentStates';
import { findPaymentByToken, findPayingPayment, listPayments } from '../payments/findPayment';
import type { Payment } from '../payments/Payment';

/** A trial has not ended: the buyer cancels it on its receipt. */
const endedStates: readonly PaymentState[] = ['paid', 'declined', 'expired', 'refunded'];

const replacedStates: readonly PaymentState[] = ['declined', 'expired'];

/**
 * Finds the payment to show in place of one that has ended while its purchase was paid by another,
 * such as an older code or a request that was confirmed late.
 */
export async function findPayingInstead(executor: Executor, payment: Payment): Promise<Payment> {
  if (!replacedStates.includes(payment.state)) return payment;
  const paying = await findPayingPayment(executor, payment.purchaseId);
  return paying?.state === 'paid' ? paying : payment;
}

const openStates: readonly PaymentState[] = ['processing', ...waitingStates];

const isRunOut = ({ parts }: Payment, now: Date) =>
  parts.some(({ pixExpiresAt }) => pixExpiresAt !== null && pixExpiresAt <= now);

/**
 * Finds the payment that replaces one that is over: the one that paid the purchase or, for an expired
 * one, an open one, such as a code that was made in another tab. Otherwise a declined payment stays,
 * because it shows the reason.
 */
export async function findShownInstead(
  { clock, connection }: Pick<Services, 'clock' | 'connection'>,
  payment: Payment,
): Promise<Payment> {
  const paying = await findPayingInstead(connection, payment);
  if (paying !== payment || payment.state !== 'expired') return paying;
  const open = await listPayments(connection, payment.purchaseId, openStates);
  return open.findLast((other) => !isRunOut(other, clock())) ?? payment;
}

/**
 * Finds the payment that a token opens for whoever has it, while its state may still change and for a
 * while after.
 * @throws ProblemError not_found, alike for an unknown token and one that is over
 */
export async function findShownPayment(
  { clock, connection }: Pick<Services, 'clock' | 'connection'>,
  token: string,
): Promise<Payment> {
  const payment = await findPaymentByToken(connection, token);
  const isOver =
    payment !== undefined &&
    endedStates.includes(payment.state) &&
    addDays(payment.createdAt, receiptDays) < clock();
  if (!payment || isOver) throw new ProblemError('not_found');
  return payment;
}
