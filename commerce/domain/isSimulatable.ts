import type { Payment } from '../database/tables';

/** Whether a payment waits for its buyer to pay it: a Pix, a slip, or a push on the phone. */
export function isSimulatable({ method, state }: Pick<Payment, 'method' | 'state'>): boolean {
  return state === 'pending' || (method === 'm-pesa' && state === 'requires_action');
}
