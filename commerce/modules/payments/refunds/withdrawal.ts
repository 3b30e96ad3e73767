import { inPersonMethods } from '@/contract/enumerations';
import { addDays, getDayEnd } from '@/domain/calendar';
import type { Part, Payment } from '../Payment';

/** Days from the payment in which a buyer may withdraw from the purchase (CDC art. 49). */
export const withdrawalDays = 7;

/** The last moment of the days: pages and mails name the day, which is the buyer's until its midnight. */
export const getWithdrawalEnd = ({ operation }: Pick<Payment, 'operation'>, paidAt: Date): Date =>
  getDayEnd(addDays(paidAt, withdrawalDays), operation);

interface Regretted extends Pick<Payment, 'operation' | 'state'> {
  parts: readonly Pick<Part, 'dispute' | 'method' | 'pendingAction'>[];
}

export const isRegrettable = (payment: Regretted, paidAt: Date, now: Date): boolean =>
  payment.state === 'paid' &&
  now <= getWithdrawalEnd(payment, paidAt) &&
  payment.parts.every(
    ({ dispute, method, pendingAction }) =>
      dispute !== 'open' &&
      dispute !== 'lost' &&
      pendingAction === null &&
      !inPersonMethods.some((own) => own === method),
  );
