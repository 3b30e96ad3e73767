import type { PaymentState } from '@/contract/enumerations';
import { addDays } from '@/domain/calendar';
import { ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { receiptDays } from '../privacy/retention';
import { paymentRepository } from './repository';
import type { Payment } from './tables';

/** A trial goes on, and its receipt is where it is cancelled. */
const endedStates: readonly PaymentState[] = ['paid', 'declined', 'expired', 'refunded'];

/**
 * The payment that a token opens for whoever has it: as long as something may come of it, and a while
 * after.
 * @throws ProblemError not_found, alike for a token of nobody's and one that is over
 */
export async function findShownPayment(
  { clock, connection }: Pick<Services, 'clock' | 'connection'>,
  token: string,
): Promise<Payment> {
  const payment = await paymentRepository(connection).findByToken(token);
  const isOver =
    payment !== undefined &&
    endedStates.includes(payment.state) &&
    addDays(payment.createdAt, receiptDays) < clock();
  if (!payment || isOver) throw new ProblemError('not_found');
  return payment;
}
