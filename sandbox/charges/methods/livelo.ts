import Type from 'typebox';
import { ProblemError } from '../../http/problems';
import { liveloRules } from '../../livelo/liveloProgram';
import {
  approvedOpening,
  capture,
  closed,
  declinedOpening,
  defineChargeMethod,
  sharedTerms,
} from '../ChargeMethod';

const terms = Type.Object(
  {
    ...sharedTerms,
    method: Type.Literal('livelo'),
    currency: Type.Literal('BRL'),
    points: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
    authorization: Type.String({ minLength: 1, maxLength: 500 }),
    capture,
  },
  closed,
);

/**
 * Reserves a member's points at once, so that charges opened at the same time never take the same
 * points.
 */
export const livelo = defineChargeMethod({
  terms,
  request: terms,
  open(request, { getBalance, livelo: program }) {
    const { amount, authorization, paymentId, points } = request;
    const { rate } = liveloRules;
    if (points * rate.amount < amount * rate.points) {
      throw new ProblemError(400, 'invalid_request', 'The points are worth less than the amount.');
    }
    const memberId = program.findMemberId(authorization);
    if (memberId === null || !program.isAuthorizationValid(authorization)) {
      return declinedOpening('authentication_failed');
    }
    if (getBalance(memberId) < points) return declinedOpening('insufficient_funds');
    program.reservations.set(paymentId, { memberId, points });
    return approvedOpening(null, request);
  },
});
