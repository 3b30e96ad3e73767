import { hashRequest, withIdempotency } from '../../http/idempotency';
import { ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { applyCharge } from './applyCharge';
import { paymentRepository } from './repository';
import { syncPart } from './syncPart';
import type { Payment } from './Payment';

export interface AttemptKey {
  idempotencyKey: string;
  requestHash: string;
  /** When the request came in, by the monotonic clock (`performance.now`). */
  receivedAt: number;
  address: string | null;
}

/**
 * Pays once per key. Looks an earlier attempt up before any other check, and once more when the
 * attempt is refused: the earlier one may have changed prices and offers.
 * @throws ProblemError idempotency_key_reused when the key came with another body.
 */
export function withAttempt(
  services: Services,
  { address, idempotencyKey, requestHash }: Omit<AttemptKey, 'receivedAt'>,
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
        return await pay({ address, idempotencyKey, receivedAt, requestHash });
      } catch (error) {
        // An attempt that is sent twice at once is refused for what it used itself: a trial, a voucher,
        // points.
        if (error instanceof ProblemError && (await find())) return undefined;
        throw error;
      }
    },
  });
}

async function askProvider(services: Services, payment: Payment): Promise<void> {
  for (const part of payment.parts.filter(({ state }) => state === 'processing')) {
    const charge = await syncPart(services.provider, part);
    if (charge) await applyCharge(services, charge, 'provider');
  }
}

/**
 * Waits until a payment that is being charged has a result, at most as long as its caller may wait
 * since the request came in (`receivedAt`). When none comes soon it asks the provider: the process
 * that began the payment may be gone.
 * @returns The payment as it is then; still `processing` when there is no result yet.
 */
export async function waitForResult(
  services: Services,
  payment: Payment,
  receivedAt: AttemptKey['receivedAt'],
): Promise<Payment> {
  const { background, feed, timing } = services;
  const isRunning = ({ state }: Payment) => state === 'created' || state === 'processing';
  if (!isRunning(payment)) return payment;
  return new Promise((resolve) => {
    let latest = payment;
    const finish = () => {
      clearTimeout(limit);
      clearTimeout(asking);
      stop();
      resolve(latest);
    };
    const left = Math.max(0, receivedAt + timing.answerTimeoutMs - performance.now());
    const limit = setTimeout(finish, Math.min(timing.replayWaitMs, left));
    const ask = () => {
      // Without an answer now, the sweep asks again.
      background.follow(askProvider(services, latest).catch(() => undefined));
    };
    const asking = setTimeout(ask, timing.replayAskMs);
    const stop = feed.subscribe(payment.token, (current) => {
      latest = current;
      if (!isRunning(current)) finish();
    });
  });
}

interface HashedRequest {
  captchaToken?: string;
  subscriptionId?: string;
  paymentMethods: readonly object[];
}

export const visitValues = { sessionId: undefined, metadata: undefined, tracking: undefined };

export function hashAttempt(request: HashedRequest): string {
  const paymentMethods = request.paymentMethods.map((part) => ({
    ...part,
    encryptedCard: undefined,
    liveloSession: undefined,
  }));
  return hashRequest({ ...request, ...visitValues, captchaToken: undefined, paymentMethods });
}
