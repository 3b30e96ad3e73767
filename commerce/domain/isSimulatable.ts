import type { Part } from '../database/tables';

/** Whether a charge waits for its buyer to pay it: a Pix, a slip, a push on the phone, a seller. */
export function isSimulatable({ method, state }: Pick<Part, 'method' | 'state'>): boolean {
  return state === 'pending' || (method === 'm-pesa' && state === 'requires_action');
}
