import type { PaymentState } from '@/contract/enumerations';
import type { Payment } from '../database/tables';

/** States in which a payment waits for its buyer, so that another attempt may end it. */
export const openStates = ['pending', 'requires_action'] as const satisfies readonly PaymentState[];

/**
 * How the provider ends a payment that waits for its buyer: a bank's question is taken back (void),
 * a code, a slip or a push runs out (expire). Undefined when the payment does not wait.
 */
export function endingOf({
  method,
  state,
}: Pick<Payment, 'method' | 'state'>): 'expire' | 'void' | undefined {
  if (!openStates.some((open) => open === state)) return undefined;
  return state === 'requires_action' && method === 'credit-card' ? 'void' : 'expire';
}
