import type { Part } from '../database/tables';
import type { Charge } from '../providers/Charge';
import type { PaymentProvider } from '../providers/PaymentProvider';
import { ProviderRefusal } from '../providers/ProviderRefusal';

/**
 * Takes what is held. A hold that the provider refuses to take for certain is released, so that the
 * other part is not kept alone: the charge is then voided, or was taken after all.
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
 * Tells the provider what it still has to do about a charge, or asks what became of it.
 * @returns The charge as it is then; null when the provider never received it.
 * @throws ProviderUnavailable, ProviderRefusal
 */
export function askAboutPart(
  provider: PaymentProvider,
  part: Pick<Part, 'instruction' | 'providerChargeId' | 'reference'>,
): Promise<Charge | null> {
  const chargeId = part.providerChargeId ?? '';
  switch (part.instruction) {
    case 'capture':
      return capture(provider, chargeId);
    case 'refund':
      return provider.refundCharge(chargeId);
    case 'expire':
      return provider.expireCharge(chargeId);
    case 'void':
      return provider.voidCharge(chargeId);
    case null:
      return provider.findCharge(part.reference);
  }
}
