import type { BankSlipDetails, PixDetails } from './Charge';
import type { ChargeChange } from './ChargeChange';

/** How a charge begins: what its method made, and its first change. */
export interface ChargeOpening {
  pix: PixDetails | null;
  bankSlip: BankSlipDetails | null;
  change: ChargeChange;
}
