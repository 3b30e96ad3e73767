import Type from 'typebox';
import { cardCompanyIds } from '@/domain/cardCompanies';
import {
  type CardOutcome,
  decryptCard,
  getCardExpiry,
  getCardHint,
  getCardOutcome,
} from '../../cards/cardOutcome';
import { createId } from '../../createId';
import {
  actionOpening,
  approvedOpening,
  capture,
  type ChargeOpening,
  closed,
  CurrencyCode,
  declinedOpening,
  defineChargeMethod,
  sharedTerms,
} from '../ChargeMethod';

const terms = Type.Object(
  {
    ...sharedTerms,
    method: Type.Literal('credit-card'),
    currency: CurrencyCode,
    cardCompany: Type.Optional(Type.Enum([...cardCompanyIds])),
    capture,
    store: Type.Optional(Type.Boolean()),
  },
  closed,
);

export const card = defineChargeMethod({
  terms,
  request: Type.Object(
    { ...terms.properties, encryptedCard: Type.String({ minLength: 1, maxLength: 4096 }) },
    closed,
  ),
  async open(request, { createdAt, privateKey }) {
    const card = await decryptCard(request.encryptedCard, privateKey);
    const outcome = getCardOutcome(card, createdAt, request.cardCompany);
    const cardExpiry = getCardExpiry(card);
    // A declined number may be no card number, so it gets no hint.
    const isDeclined = outcome.status === 'declined';
    const cardHint = isDeclined ? {} : { cardHint: getCardHint(card, request.cardCompany) };
    return { ...openingFor(outcome, request), cardExpiry, ...cardHint };
  },
});

function openingFor(
  outcome: CardOutcome,
  request: { capture?: boolean; store?: boolean },
): ChargeOpening {
  switch (outcome.status) {
    case 'captured':
      return approvedOpening(request.store === true ? createId('card') : null, request);
    case 'requires_action':
      return actionOpening();
    case 'checked':
    case 'declined':
      return declinedOpening(outcome.declineCode);
  }
}
