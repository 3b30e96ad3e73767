import type { Part } from '../database/tables';
import type { Charge } from '../providers/Charge';
import type { PaymentProvider } from '../providers/PaymentProvider';

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
      return provider.captureCharge(chargeId);
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
