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
    ledger: [],
    outbox: new Map(),
  };
}
