import Type from 'typebox';
import { cardWithoutFunds } from '../../cards/cardOutcome';
import { hasExpired } from '../../cards/cardExpiry';
import { ProblemError } from '../../http/problems';
import {
  approvedOpening,
  capture,
  closed,
  CurrencyCode,
  declinedOpening,
  defineChargeMethod,
  sharedTerms,
} from '../ChargeMethod';

const terms = Type.Object(
  {
    ...sharedTerms,
    method: Type.Literal('default-credit-card'),
    currency: CurrencyCode,
    profileId: Type.String({ minLength: 1, maxLength: 100 }),
    capture,
  },
  closed,
);

export const storedCard = defineChargeMethod({
  terms,
  request: terms,
  open(request, { createdAt, storedCards }) {
    const expiry = storedCards.get(request.profileId);
    if (expiry === undefined) {
      throw new ProblemError(400, 'unknown_profile', 'No card is stored under this id.');
    }
    if (expiry !== null && hasExpired(expiry, createdAt)) return declinedOpening('expired_card');
    if (request.profileId.startsWith(cardWithoutFunds)) {
      return declinedOpening('insufficient_funds');
    }
    return approvedOpening(request.profileId, request);
  },
});
