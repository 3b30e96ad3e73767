import type { PixDetails } from '../charges/Charge';
import type { PixTerms } from '../charges/ChargeTerms';
import { brCode } from './brCode';
import { createTxid } from './createTxid';

const defaultSecondsToLive = 1800;

/** The code of a new Pix charge, good for `expiresInSeconds` (30 minutes unless told). */
export function createPix(terms: PixTerms, createdAt: Date): PixDetails {
  const txid = createTxid();
  const secondsToLive = terms.expiresInSeconds ?? defaultSecondsToLive;
  return {
    txid,
    code: brCode(`pix.sandbox.example/qr/v2/${txid}`, terms.merchant),
    expiresAt: new Date(createdAt.getTime() + secondsToLive * 1000).toISOString(),
  };
}
