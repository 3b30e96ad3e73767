import type { ChargeChange } from '../charges/ChargeChange';

/** Whether the merchant wants the money at once (the default) or held. */
export interface HoldTerms {
  capture?: boolean;
}

/** The first change of a charge that was approved on the spot: captured, or held. */
export function takenCharge(profileId: string | null, { capture }: HoldTerms): ChargeChange {
  const approved = { declineCode: null, profileId };
  return capture === false
    ? { ...approved, status: 'authorized', ledger: ['created', 'authorized'] }
    : { ...approved, status: 'captured', ledger: ['created', 'authorized', 'captured'] };
}
