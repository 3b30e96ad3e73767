import { inPersonMethods } from '@/contract/enumerations';
import { addDays } from '@/domain/calendar';
import type { Part, Payment } from '../Payment';

/** Days from the payment in which a buyer may withdraw from the purchase (CDC art. 49). */
export const withdrawalDays = 7;

interface Regretted extends Pick<Payment, 'state'> {
  parts: readonly Pick<Part, 'dispute' | 'method' | 'pendingAction'>[];
}

export const isRegrettable = ({ parts, state }: Regretted, paidAt: Date, now: Date): boolean =>
  state === 'paid' &&
  now <= addDays(paidAt, withdrawalDays) &&
  parts.every(
    ({ dispute, method, pendingAction }) =>
      dispute !== 'open' &&
      dispute !== 'lost' &&
      pendingAction === null &&
      !inPersonMethods.some((own) => own === method),
  );
