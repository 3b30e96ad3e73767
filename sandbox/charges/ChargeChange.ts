import Type, { type Static } from 'typebox';
import { LedgerKind } from '../journal/LedgerRow';
import { ChargeStatus, DeclineCode } from './Charge';

/** What one step of a charge's life sets, and the ledger rows it leaves, in order. */
export const ChargeChange = Type.Object({
  status: ChargeStatus,
  declineCode: Type.Union([DeclineCode, Type.Null()]),
  profileId: Type.Union([Type.String(), Type.Null()]),
  ledger: Type.Array(LedgerKind),
});
export type ChargeChange = Static<typeof ChargeChange>;
