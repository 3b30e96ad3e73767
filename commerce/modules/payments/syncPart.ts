import { noteInTrace } from '@/domain/monitoring/trace.server';
import { ProviderRefusal, ProviderUnavailable } from '../../providers/errors';
import type { Charge, PaymentProvider } from '../../providers/PaymentProvider';
import type { Services } from '../../Services';
import { applyCharge } from './applyCharge';
import type { Part, Payment } from './Payment';

/**
 * Captures an authorization. One that the provider certainly refuses to capture is released, so that
 * the other part is not captured alone: the charge is then voided, or was captured after all.
 */
async function capture(provider: PaymentProvider, chargeId: string): Promise<Charge> {
  try {
    return await provider.captureCharge(chargeId);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return provider.voidCharge(chargeId);
  }
}

/**
 * @throws ProviderUnavailable for a part of another provider, which only a process of that provider
 *   can end
 */
export function requireProvider(
  { name }: PaymentProvider,
  { paymentId, provider }: Pick<Part, 'paymentId' | 'provider'>,
): void {
  if (provider === name) return;
  throw new ProviderUnavailable(`Payment ${paymentId} is of ${provider}, and ${name} is running`);
}

/**
 * Runs a part's pending action at its provider, or looks its charge up.
 * @returns The charge as it is then; null when the provider never received it.
 * @throws ProviderUnavailable, ProviderRefusal
 */
export async function syncPart(provider: PaymentProvider, part: Part): Promise<Charge | null> {
  noteInTrace({ paymentId: part.paymentId });
  requireProvider(provider, part);
  const chargeId = part.providerChargeId ?? '';
  switch (part.pendingAction) {
    case 'capture':
      return capture(provider, chargeId);
    case 'refund':
      return provider.refundCharge(chargeId);
    case 'expire':
      return provider.expireCharge(chargeId);
    case 'receive':
      return provider.receiveCharge(chargeId);
    case 'void':
      return provider.voidCharge(chargeId);
    case null:
      return provider.findCharge(part.reference);
  }
}

export async function runPendingActions(services: Services, payment: Payment): Promise<Payment> {
  let current = payment;
  for (const { position } of payment.parts) {
    // The result of one part may have changed the next one's pending action.
    const part = current.parts.find((own) => own.position === position);
    if (!part?.pendingAction) continue;
    try {
      const charge = await syncPart(services.provider, part);
      if (!charge) continue;
      current = await applyCharge(services, charge, 'provider');
    } catch (error) {
      const isRetriedBySweep =
        error instanceof ProviderUnavailable || error instanceof ProviderRefusal;
      if (!isRetriedBySweep) throw error;
    }
  }
  return current;
}
