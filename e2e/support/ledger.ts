import type { LedgerEntry } from './sandbox';

/** Payments for which money was taken more than once. There must never be one. */
export function getPaymentsCapturedTwice(ledger: readonly LedgerEntry[]): string[] {
  const captured = ledger
    .filter(({ kind }) => kind === 'captured')
    .map(({ paymentId }) => paymentId);
  return captured.filter((paymentId, index) => captured.indexOf(paymentId) !== index);
}

/** The txid inside a Pix code of the sandbox: the last part of the charge's address. */
export function getTxid(code: string): string {
  const [, txid] = /\/qr\/v2\/([a-zA-Z0-9]{26,35})/.exec(code) ?? [];
  if (txid === undefined) throw new Error(`No charge address in the Pix code ${code}.`);
  return txid;
}
