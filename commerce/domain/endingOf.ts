import type { PaymentState } from '@/contract/enumerations';
import type { Instruction, Part } from '../database/tables';

/** States in which a payment waits for its buyer, so that another attempt may end it. */
export const openStates = ['pending', 'requires_action'] as const satisfies readonly PaymentState[];

/** Whether a charge waits for its buyer. */
export function isWaiting({ state }: Pick<Part, 'state'>): boolean {
  return openStates.some((open) => open === state);
}

/**
 * What the provider has to do about a charge that is not wanted any more: a bank's question is taken
 * back and a hold released (void), a code, a slip or a push runs out (expire), money goes back
 * (refund). Undefined when nothing is left to do.
 */
export function endingOf(part: Pick<Part, 'method' | 'state'>): Instruction | undefined {
  if (part.state === 'paid') return 'refund';
  if (part.state === 'authorized') return 'void';
  if (!isWaiting(part)) return undefined;
  const isBankQuestion = part.state === 'requires_action' && part.method !== 'm-pesa';
  return isBankQuestion ? 'void' : 'expire';
}
