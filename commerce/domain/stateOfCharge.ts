import type { PaymentState } from '@/contract/enumerations';
import type { ChargeStatus } from '../providers/Charge';

/**
 * What a provider's charge status means for our payment. A voided charge took no money: an open
 * Pix or slip is over (expired), anything else did not work out (declined), and money that was
 * captured before has gone back (refunded).
 */
export function stateOfCharge(status: ChargeStatus, current: PaymentState): PaymentState {
  if (status === 'captured') return 'paid';
  if (status !== 'voided') return status;
  if (current === 'paid' || current === 'refunded') return 'refunded';
  return current === 'pending' || current === 'expired' ? 'expired' : 'declined';
}
