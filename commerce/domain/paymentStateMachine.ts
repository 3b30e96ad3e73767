import type { PaymentState } from '@/contract/enumerations';

/**
 * The legal moves of a payment (design section 8). Forward only, except that money which arrives
 * late turns a declined or expired payment into a paid one.
 */
export const paymentMoves: Record<PaymentState, readonly PaymentState[]> = {
  created: ['processing'],
  processing: ['pending', 'requires_action', 'paid', 'declined'],
  requires_action: ['paid', 'declined', 'expired'],
  pending: ['paid', 'expired'],
  paid: ['refunded'],
  declined: ['paid'],
  expired: ['paid'],
  refunded: [],
};

/**
 * The shortest way of legal moves from one state to another, without the first state. Events may be
 * lost or arrive late, so a provider can report a state that is more than one move away.
 * @returns An empty list when the states are the same, undefined when there is no way.
 */
export function pathBetween(from: PaymentState, to: PaymentState): PaymentState[] | undefined {
  const ways: PaymentState[][] = [[from]];
  const seen = new Set<PaymentState>([from]);
  for (const way of ways) {
    const last = way.at(-1) ?? from;
    if (last === to) return way.slice(1);
    for (const next of paymentMoves[last]) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
