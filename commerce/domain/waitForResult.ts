import type { Payment } from '../database/tables';
import type { Services } from '../Services';

/**
 * Waits, for a limited time, until a payment that is being charged has a result.
 * @returns The payment as it is then; still `processing` when there is no result yet.
 */
export async function waitForResult(
  { feed, timing }: Services,
  payment: Payment,
): Promise<Payment> {
  const isRunning = ({ state }: Payment) => state === 'created' || state === 'processing';
  if (!isRunning(payment)) return payment;
  return new Promise((resolve) => {
    let latest = payment;
    const finish = () => {
      clearTimeout(limit);
      stop();
      resolve(latest);
    };
    const limit = setTimeout(finish, timing.replayWait);
    const stop = feed.subscribe(payment.token, (current) => {
      latest = current;
      if (!isRunning(current)) finish();
    });
  });
}
