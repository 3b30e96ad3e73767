import type { PaymentState } from '@/contract/enumerations';
import type { PartState } from '../database/tables';

/** What one part's state makes of the whole, the strongest first. */
const decisive: readonly [PartState, PaymentState][] = [
  ['declined', 'declined'],
  ['expired', 'expired'],
  ['voided', 'expired'],
  ['refunded', 'refunded'],
  ['requires_action', 'requires_action'],
  ['processing', 'processing'],
  ['created', 'processing'],
  ['pending', 'pending'],
];

/**
 * A payment's state by those of its parts: paid only when every part is (facts, "Two payment
 * methods"), over when one of them is. Parts that are all held or paid are being captured.
 */
export function stateOfParts(parts: readonly PartState[]): PaymentState {
  if (parts.every((part) => part === 'paid')) return 'paid';
  const found = decisive.find(([state]) => parts.includes(state));
  return found?.[1] ?? 'processing';
}
