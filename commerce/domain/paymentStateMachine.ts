import type { PaymentState } from '@/contract/enumerations';
import type { PartState } from '../database/tables';

/**
 * The legal moves of a payment (design section 8). Forward only, except that money which arrives
 * late turns a declined or expired payment into a paid one.
 */
export const paymentMoves: Record<PaymentState, readonly PaymentState[]> = {
  created: ['processing'],
  processing: ['pending', 'requires_action', 'paid', 'declined'],
  // One of two methods is confirmed, the other still waits.
  requires_action: ['pending', 'paid', 'declined', 'expired'],
  pending: ['paid', 'expired'],
  paid: ['refunded'],
  declined: ['paid'],
  expired: ['paid'],
  refunded: [],
};

/** The legal moves of one charge. One that was given up may yet be found held, or taken. */
export const partMoves: Record<PartState, readonly PartState[]> = {
  created: ['processing', 'voided'],
  processing: ['pending', 'requires_action', 'authorized', 'paid', 'declined'],
  requires_action: ['authorized', 'paid', 'declined', 'expired'],
  authorized: ['paid', 'voided'],
  pending: ['paid', 'expired'],
  paid: ['refunded'],
  declined: ['paid', 'authorized'],
  expired: ['paid'],
  voided: ['paid'],
  refunded: [],
};

/**
 * The shortest way of legal moves from one state to another, without the first state. Events may be
 * lost or arrive late, so a provider can report a state that is more than one move away.
 * @returns An empty list when the states are the same, undefined when there is no way.
 */
export function pathBetween<State extends string>(
  moves: Record<State, readonly State[]>,
  from: State,
  to: State,
): State[] | undefined {
  const ways: State[][] = [[from]];
  const seen = new Set<State>([from]);
  for (const way of ways) {
    const last = way.at(-1) ?? from;
    if (last === to) return way.slice(1);
    for (const next of moves[last]) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
