import { takenCharge } from '../cards/takenCharge';
import type { DeclineCode } from '../charges/Charge';
import type { ChargeChange } from '../charges/ChargeChange';
import type { LiveloTerms } from '../charges/ChargeTerms';
import { ProblemError } from '../problems/ProblemError';
import type { Sandbox } from '../Sandbox';
import { getBalance } from './getBalance';
import { liveloRules } from './liveloRules';

const declined = (declineCode: DeclineCode): ChargeChange => ({
  status: 'declined',
  declineCode,
  profileId: null,
  ledger: ['created'],
});

/**
 * Takes or holds a member's points. They are counted as gone at once, so that charges that are
 * opened together never take the same points.
 * @throws ProblemError 400 when the points are worth less than the amount
 */
export function openLiveloCharge(
  sandbox: Pick<Sandbox, 'journal' | 'livelo'>,
  terms: LiveloTerms,
): ChargeChange {
  const { amount, authorization, paymentId, points } = terms;
  const { livelo } = sandbox;
  const { rate } = liveloRules;
  if (points * rate.amount < amount * rate.points) {
    throw new ProblemError(400, 'invalid_request', 'The points are worth less than the amount.');
  }
  const memberId = livelo.memberOf(authorization);
  if (memberId === null || !livelo.isInForce(authorization)) {
    return declined('authentication_failed');
  }
  if (getBalance(sandbox, memberId) < points) return declined('insufficient_funds');
  livelo.underWay.set(paymentId, { memberId, points });
  return takenCharge(null, terms);
}
