import type { LedgerRow } from '@/sandbox/journal/SandboxState';

export function getPaymentsCapturedTwice(ledger: readonly LedgerRow[]): string[] {
  const captured = ledger
    .filter(({ kind }) => kind === 'captured')
    .map(({ paymentId }) => paymentId);
  return captured.filter((paymentId, index) => captured.indexOf(paymentId) !== index);
}
