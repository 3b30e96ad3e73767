import Type from 'typebox';
import { ProblemError } from '../../http/problems';
import {
  approvedOpening,
  capture,
  closed,
  CurrencyCode,
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

/** A card that an earlier charge stored: it was approved before, and is again. */
export const storedCard = defineChargeMethod({
  terms,
  request: terms,
  open(request, { storedCards }) {
    if (!storedCards.has(request.profileId)) {
      throw new ProblemError(400, 'unknown_profile', 'No card is stored under this id.');
    }
    return approvedOpening(request.profileId, request);
  },
});
