import { v4 as createUuid } from 'uuid';
import { object } from 'yup';
import type { MessageKey } from '@/contexts/TranslationContext';
import { verifyCard } from '@/services/api/customOffer';
import type { DeclineReason } from '@/contract/enumerations';
import { getFailureKey, HttpError } from '@/services/http/errors';
import { collectErrors, type FormErrors } from '@/validation/schemas/collectErrors';
import { createCardEncrypter } from '../../payment/attempt';
import { cardsSchema, toCardData } from '../../payment/methods/card';
import type { CardContext } from '../../payment/methods/paymentMethod';
import type { CardValues, PaymentValues } from '../../payment/paymentValues';

/** The checks of a card that is not charged: no document, no terms. */
export function createCardCheck(context: CardContext): (values: PaymentValues) => FormErrors {
  const schema = object({ cards: cardsSchema(1, context) });
  return (values) => collectErrors(schema, values);
}

/** What came of having a card checked. Nothing is charged by it, whatever comes. */
export type CardVerificationOutcome =
  | { kind: 'verified'; paymentProfileId: string }
  | { kind: 'declined'; reason: DeclineReason }
  /** The offer has ended. */
  | { kind: 'gone' }
  | { kind: 'failed'; message: MessageKey };

function toVerificationOutcome(error: unknown): CardVerificationOutcome {
  if (error instanceof HttpError && error.problem?.code === 'payment_declined') {
    return { kind: 'declined', reason: error.problem.reason ?? 'processing_error' };
  }
  if (error instanceof HttpError && error.status === 404) return { kind: 'gone' };
  return { kind: 'failed', message: getFailureKey(error) };
}

/**
 * Has the cards of one page checked. A card that is tried again keeps its idempotency key, in memory
 * only, until there is an answer.
 */
export function createCardVerifier(
  subscriptionId: string,
): (card: CardValues) => Promise<CardVerificationOutcome> {
  const encrypt = createCardEncrypter();
  let attempt: { encryptedCard: string; key: string } | null = null;
  return async (card) => {
    try {
      const encryptedCard = await encrypt(toCardData(card));
      if (attempt?.encryptedCard !== encryptedCard) attempt = { encryptedCard, key: createUuid() };
      const { paymentProfileId } = await verifyCard(subscriptionId, encryptedCard, attempt.key);
      attempt = null;
      return { kind: 'verified', paymentProfileId };
    } catch (error) {
      const outcome = toVerificationOutcome(error);
      // After an answer the next try is another one: the bank may say something else.
      if (outcome.kind !== 'failed') attempt = null;
      return outcome;
    }
  };
}
