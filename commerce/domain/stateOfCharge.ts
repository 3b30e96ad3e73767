import type { PartState } from '../database/tables';
import type { ChargeStatus } from '../providers/Charge';

/**
 * What a provider's charge status means for our part of a payment. A voided charge took no money: an
 * open Pix or slip is over (expired), what was held is given back (voided), anything else did not
 * work out (declined), and money that was captured before has gone back (refunded).
 */
export function stateOfCharge(status: ChargeStatus, current: PartState): PartState {
  if (status === 'captured') return 'paid';
  if (status !== 'voided') return status;
  if (current === 'paid' || current === 'refunded') return 'refunded';
  if (current === 'authorized' || current === 'voided') return 'voided';
  return current === 'pending' || current === 'expired' ? 'expired' : 'declined';
}
