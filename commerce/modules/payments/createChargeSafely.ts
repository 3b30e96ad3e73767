import { ProviderRefusal, ProviderUnavailable } from '../../providers/errors';
import type { Charge, ChargeOrder, PaymentProvider } from '../../providers/PaymentProvider';

export type ChargeOutcome =
  | { kind: 'known'; charge: Charge }
  /** The provider will not charge this, for certain. */
  | { kind: 'refused' }
  /** It may have charged or not: never to be shown as a failure. */
  | { kind: 'unknown' };

/** A provider that answers late is not asked to charge again: the first call may still be on its way. */
const quickMs = 3_000;
const attempts = 3;

async function create(provider: PaymentProvider, order: ChargeOrder): Promise<ChargeOutcome> {
  try {
    return { kind: 'known', charge: await provider.createCharge(order) };
  } catch (error) {
    if (error instanceof ProviderRefusal) return { kind: 'refused' };
    if (error instanceof ProviderUnavailable) return { kind: 'unknown' };
    throw error;
  }
}

/** Null: the provider never heard of it. Undefined: it did not say, and to refuse to say is no answer. */
async function find(provider: PaymentProvider, reference: string) {
  try {
    return await provider.findCharge(reference);
  } catch (error) {
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefusal) return undefined;
    throw error;
  }
}

/**
 * Asks the provider to charge. When no answer comes, asks what became of it, and charges again only
 * when the provider says that it never heard of this payment; it knows it by our reference.
 * @param isInTime Whether a charge may still be asked for; past that, the sweep may have given the
 * payment up.
 */
export async function createChargeSafely(
  provider: PaymentProvider,
  order: ChargeOrder,
  isInTime: () => boolean,
): Promise<ChargeOutcome> {
  for (let attempt = 0; attempt < attempts && isInTime(); attempt += 1) {
    const askedAt = performance.now();
    const created = await create(provider, order);
    if (created.kind === 'known') return created;
    // A refusal says nothing about an earlier call that got no answer.
    if (created.kind === 'refused') return attempt === 0 ? created : { kind: 'unknown' };
    const wasQuick = performance.now() - askedAt < quickMs;
    const found = await find(provider, order.reference);
    if (found) return { kind: 'known', charge: found };
    if (found === undefined || !wasQuick) break;
  }
  return { kind: 'unknown' };
}
