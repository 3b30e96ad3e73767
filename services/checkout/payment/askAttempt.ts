import { HttpError } from '../../http/HttpError';
import { getPaymentAttempt } from '../../payment';
import { outcomeOfPayment } from './outcomeOfPayment';
import type { PaymentOutcome } from './paymentOutcome';

/** Milliseconds before each question; the service may be on its way back up. */
const waits = [0, 2_000, 4_000, 8_000];

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * What became of an attempt whose answer never came: asked a few times, spaced out, because the
 * reason of the silence may still be there. `notArrived` when the service never saw it, `unknown`
 * when it keeps silent.
 */
export async function askAttempt(idempotencyKey: string): Promise<PaymentOutcome> {
  for (const wait of waits) {
    await pause(wait);
    try {
      return outcomeOfPayment(await getPaymentAttempt(idempotencyKey));
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return { kind: 'notArrived' };
    }
  }
  return { kind: 'unknown' };
}
