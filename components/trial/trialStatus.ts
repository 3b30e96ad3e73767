import type { TrialView } from '@/contract/cardAgreement';

export type TrialStatus =
  | 'running'
  | 'due'
  /** A charge failed, and will be retried. */
  | 'declined'
  | 'notReached'
  | 'charged'
  /** The buyer has paid otherwise for what would have been charged. */
  | 'paidOtherwise'
  | 'cancelled'
  | 'cancelledAndOver'
  | 'endedDeclined'
  | 'endedNotReached'
  | 'refunded';

export type TrialFacts = Pick<
  TrialView,
  'state' | 'endsAt' | 'chargeAt' | 'chargedAt' | 'chargeFailure'
>;

/** @param now milliseconds, by the server's clock */
export function getTrialStatus(
  { chargedAt, chargeFailure, endsAt, state }: TrialFacts,
  now: number,
): TrialStatus {
  const isOver = Date.parse(endsAt) <= now;
  if (state === 'kept') return chargedAt === null ? 'paidOtherwise' : 'charged';
  if (state === 'cancelled') return isOver ? 'cancelledAndOver' : 'cancelled';
  if (state === 'ended') {
    // Charged, or paid otherwise: the last try did not fail.
    if (chargedAt !== null || chargeFailure === null) return 'refunded';
    return chargeFailure === 'not_reached' ? 'endedNotReached' : 'endedDeclined';
  }
  if (chargeFailure === null) return isOver ? 'due' : 'running';
  return chargeFailure === 'declined' ? 'declined' : 'notReached';
}
