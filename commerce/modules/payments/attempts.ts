import { hashRequest, withIdempotency } from '../../http/idempotency';
import { ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import type { Payment } from './tables';
import { paymentRepository } from './repository';

/** How a repeated request to pay is recognised. */
export interface AttemptKey {
  idempotencyKey: string;
  requestHash: string;
  /** When the request came in, by the monotonic clock (`performance.now`): it is answered in time. */
  receivedAt: number;
}

/**
 * Pays once per key. An attempt that was made before is looked up before anything else is checked, and
 * once more when it is refused: prices and offers may have changed since, by the attempt itself.
 * @throws ProblemError idempotency_key_reused when the key came with another body.
 */
export function withAttempt(
  services: Services,
  { idempotencyKey, requestHash }: Omit<AttemptKey, 'receivedAt'>,
  pay: (key: AttemptKey) => Promise<Payment>,
): Promise<Payment> {
  const receivedAt = performance.now();
  const find = () => paymentRepository(services.connection).findByIdempotencyKey(idempotencyKey);
  return withIdempotency({
    find,
    isSame: (payment) => payment.requestHash === requestHash,
    replay: (payment) => waitForResult(services, payment, receivedAt),
    run: async () => {
      try {
        return await pay({ idempotencyKey, receivedAt, requestHash });
      } catch (error) {
        // Sent twice at once, it is refused for what it has used itself: a trial, a voucher, points.
        if (error instanceof ProblemError && (await find())) return undefined;
        throw error;
      }
    },
  });
}

/**
 * Waits until a payment that is being charged has a result, no longer than its caller may wait
 * since the request came in (`receivedAt`).
 * @returns The payment as it is then; still `processing` when there is no result yet.
 */
export async function waitForResult(
  { feed, timing }: Services,
  payment: Payment,
  receivedAt: AttemptKey['receivedAt'],
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
    const left = Math.max(0, receivedAt + timing.answerWithin - performance.now());
    const limit = setTimeout(finish, Math.min(timing.replayWait, left));
    const stop = feed.subscribe(payment.token, (current) => {
      latest = current;
      if (!isRunning(current)) finish();
    });
  });
}

interface HashedRequest {
  captchaToken?: string;
  paymentMethods: readonly object[];
}

/** What a caller notes of its visit: another tab that tries again has another. */
export const visitValues = { sessionId: undefined, metadata: undefined };

/** The hash of a request to pay, without the values that every try creates again. */
export function hashAttempt<Request extends HashedRequest>(request: Request): string {
  const paymentMethods = request.paymentMethods.map((part) => ({
    ...part,
    encryptedCard: undefined,
    liveloSession: undefined,
  }));
  return hashRequest({ ...request, ...visitValues, captchaToken: undefined, paymentMethods });
}
