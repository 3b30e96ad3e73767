import type { Charge } from '../providers/Charge';
import type { ChargeOrder } from '../providers/ChargeOrder';
import type { PaymentProvider } from '../providers/PaymentProvider';
import { ProviderRefusal } from '../providers/ProviderRefusal';
import { ProviderUnavailable } from '../providers/ProviderUnavailable';

export type ChargeOutcome =
  | { kind: 'known'; charge: Charge }
  /** The provider will not charge this, for certain. */
  | { kind: 'refused' }
  /** It may have charged or not: never to be told as a failure. */
  | { kind: 'unknown' };

/** A provider that answers late is not asked to charge again: the first call may still be on its way. */
const quickMs = 3_000;
const attempts = 3;

async function unlessUnavailable<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProviderUnavailable) return undefined;
    throw error;
  }
}

/**
 * Asks the provider to charge. When no answer comes, asks what became of it, and charges again only
 * when the provider says that it never heard of this payment; it knows it by our payment id.
 */
export async function askForCharge(
  provider: PaymentProvider,
  order: ChargeOrder,
): Promise<ChargeOutcome> {
  try {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const askedAt = performance.now();
      const created = await unlessUnavailable(() => provider.createCharge(order));
      if (created) return { kind: 'known', charge: created };
      const wasQuick = performance.now() - askedAt < quickMs;
      const found = await unlessUnavailable(() => provider.findCharge(order.paymentId));
      if (found) return { kind: 'known', charge: found };
      if (found === undefined || !wasQuick) return { kind: 'unknown' };
    }
    return { kind: 'unknown' };
  } catch (error) {
    if (error instanceof ProviderRefusal) return { kind: 'refused' };
    throw error;
  }
}
