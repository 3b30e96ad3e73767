import { ProviderRefusal, ProviderUnavailable } from '../../providers/errors';
import type { Charge, ChargeOrder, PaymentProvider } from '../../providers/PaymentProvider';

type ChargeOutcome =
  | { kind: 'known'; charge: Charge }
  /** The provider will not charge this, for certain. */
  | { kind: 'refused' }
  /** It may have charged or not: never to be shown as a failure. */
  | { kind: 'unknown' };

/** After a slow answer the charge is not retried: the first call may still be on its way. */
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

/** Null: the provider has no such charge. Undefined: it did not answer, and a refusal is no answer. */
async function find(provider: PaymentProvider, reference: string) {
  try {
    return await provider.findCharge(reference);
  } catch (error) {
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefusal) return undefined;
    throw error;
  }
}

/**
 * Creates a charge at the provider. When no answer comes, looks the charge up by our reference, and
 * retries only when the provider says that it has none.
 * @param isInTime Whether a charge may still be created; later, the sweep may have given the payment
 * up.
 */
export async function createChargeSafely(
  provider: PaymentProvider,
  order: ChargeOrder,
  isInTime: () => boolean,
): Promise<ChargeOutcome> {
  for (let attempt = 0; attempt < attempts && isInTime(); attempt += 1) {
    const startedAt = performance.now();
    const created = await create(provider, order);
    if (created.kind === 'known') return created;
    // A refusal says nothing about an earlier call that got no answer.
    if (created.kind === 'refused') return attempt === 0 ? created : { kind: 'unknown' };
    const wasQuick = performance.now() - startedAt < quickMs;
    const found = await find(provider, order.reference);
    if (found) return { kind: 'known', charge: found };
    if (found === undefined || !wasQuick) break;
  }
  return { kind: 'unknown' };
}
