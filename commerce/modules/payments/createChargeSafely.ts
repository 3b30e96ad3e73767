import { setTimeout as wait } from 'node:timers/promises';
import { ProviderNotReached, ProviderRefusal, ProviderUnavailable } from '../../providers/errors';
import type { Charge, ChargeOrder, PaymentProvider } from '../../providers/PaymentProvider';

export type ChargeOutcome =
  | { kind: 'known'; charge: Charge }
  | { kind: 'refused' }
  | { kind: 'not-charged' }
  /** The charge may exist or not: never to be shown as a failure. */
  | { kind: 'unknown' };

/** After a slow answer the charge is not retried: the first call may still be on its way. */
const quickMs = 3_000;
const retryMs = 5_000;
const firstWaitMs = 200;

const unknown = { kind: 'unknown' } as const;

async function create(
  provider: PaymentProvider,
  order: ChargeOrder,
): Promise<ChargeOutcome | { kind: 'unanswered' }> {
  try {
    return { kind: 'known', charge: await provider.createCharge(order) };
  } catch (error) {
    if (error instanceof ProviderRefusal) return { kind: 'refused' };
    if (error instanceof ProviderNotReached) return { kind: 'not-charged' };
    if (error instanceof ProviderUnavailable) return { kind: 'unanswered' };
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
 * Creates a charge at the provider. Retries for a few seconds what certainly was not charged. When no
 * answer comes, looks the charge up by our reference, and retries only when the provider reports that
 * it has none.
 * @param isInTime Whether a charge may still be created; later, the sweep may have given the payment
 *   up.
 */
export async function createChargeSafely(
  provider: PaymentProvider,
  order: ChargeOrder,
  isInTime: () => boolean,
): Promise<ChargeOutcome> {
  const startedAt = performance.now();
  let mayHaveCharged = false;
  for (let waitMs = firstWaitMs; isInTime(); waitMs *= 2) {
    const askedAt = performance.now();
    const created = await create(provider, order);
    if (created.kind === 'known') return created;
    if (created.kind === 'unanswered') {
      mayHaveCharged = true;
      const wasQuick = performance.now() - askedAt < quickMs;
      const found = await find(provider, order.reference);
      if (found) return { kind: 'known', charge: found };
      if (found === undefined || !wasQuick) break;
    }
    const isOver = created.kind === 'refused' || performance.now() - startedAt + waitMs > retryMs;
    // A refusal or an unreached provider says nothing about an earlier call that got no answer.
    if (isOver) return mayHaveCharged || created.kind === 'unanswered' ? unknown : created;
    await wait(waitMs);
  }
  return unknown;
}
