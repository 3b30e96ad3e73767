import type { Part, PartState, Payment } from '../database/tables';

/** The states that a buyer has to do something about come first. */
const order: readonly PartState[] = ['requires_action', 'pending', 'expired', 'declined'];

/** The part of a payment that the buyer has to look after; the first when there is none. */
export function actingPart({ parts }: Payment): Part {
  const acting = order.flatMap((state) => parts.find((part) => part.state === state) ?? []);
  const part = acting[0] ?? parts[0];
  if (!part) throw new Error('A payment has at least one part');
  return part;
}
