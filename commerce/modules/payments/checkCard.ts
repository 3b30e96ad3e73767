import { setTimeout as wait } from 'node:timers/promises';
import { ProviderRefusal, ProviderUnavailable } from '../../providers/errors';
import type {
  CardVerificationOrder,
  CardVerificationResult,
  PaymentProvider,
} from '../../providers/PaymentProvider';
import type { Services } from '../../Services';
import { applyCardCheck } from './applyCharge';
import type { OrderedMethod } from './PaymentOrder';
import type { Part, Payment } from './Payment';

const retryMs = 5_000;
const firstWaitMs = 200;

const failed = { profileId: null, declineReason: 'processing_error' } as const;

/**
 * Has the provider check and store the card of a part that begins a trial, and charges nothing. A
 * check without any answer is declined, and the buyer may try again with another payment.
 */
export async function checkCard(
  services: Services,
  { reference }: Part,
  method: OrderedMethod,
): Promise<Payment> {
  if (method.method !== 'credit-card') throw new Error(`${method.method} cannot begin a trial`);
  const { encryptedCard } = method;
  const result = await verifySafely(services.provider, { reference, encryptedCard });
  return applyCardCheck(services, reference, result);
}

async function verifySafely(
  provider: PaymentProvider,
  order: CardVerificationOrder,
): Promise<CardVerificationResult> {
  const startedAt = performance.now();
  for (let waitMs = firstWaitMs; ; waitMs *= 2) {
    try {
      return await provider.verifyCard(order);
    } catch (error) {
      if (error instanceof ProviderRefusal) return failed;
      if (!(error instanceof ProviderUnavailable)) throw error;
      if (performance.now() - startedAt + waitMs > retryMs) return failed;
    }
    await wait(waitMs);
  }
}
