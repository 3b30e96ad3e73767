import type { LedgerRow } from '@/sandbox/journal/SandboxState';

/** Payments for which money was taken more than once. There must never be one. */
export function getPaymentsCapturedTwice(ledger: readonly LedgerRow[]): string[] {
  const captured = ledger
    .filter(({ kind }) => kind === 'captured')
    .map(({ paymentId }) => paymentId);
  return captured.filter((paymentId, index) => captured.indexOf(paymentId) !== index);
}
