import type { CardVerification } from '../cards/CardVerification';
import type { StoredCharge } from '../charges/StoredCharge';
import type { LedgerRow } from './LedgerRow';

/** A webhook that nobody has accepted yet, with the charge as it was at that moment. */
export interface OutboxEvent {
  id: string;
  createdAt: string;
  charge: StoredCharge;
}

/** Everything that the journal's records add up to. Changed by `applyRecord` only. */
export interface SandboxState {
  charges: Map<string, StoredCharge>;
  chargeIdByPaymentId: Map<string, string>;
  chargeIdByTxid: Map<string, string>;
  /** Expiry of every pending Pix charge, in milliseconds since 1970, by charge id. */
  pixExpiries: Map<string, number>;
  /** Cards that were checked without a charge, by the merchant's reference. */
  cardVerifications: Map<string, CardVerification>;
  /** Ids of the cards that charges and verifications stored. */
  storedCards: Set<string>;
  ledger: LedgerRow[];
  outbox: Map<string, OutboxEvent>;
}

/** The state before the first record. */
export function createState(): SandboxState {
  return {
    charges: new Map(),
    chargeIdByPaymentId: new Map(),
    chargeIdByTxid: new Map(),
    pixExpiries: new Map(),
    cardVerifications: new Map(),
    storedCards: new Set(),
    ledger: [],
    outbox: new Map(),
  };
}
