import { v4 as createUuid } from 'uuid';
import { object } from 'yup';
import type { MessageKey } from '@/contexts/TranslationContext';
import { verifyCard } from '@/services/api/customOffer';
import { getCardKey } from '@/services/api/payment';
import { encryptCard } from '@/services/cardEncryption';
import type { DeclineReason } from '@/contract/enumerations';
import type { CardData } from '@/contract/paymentParts';
import { getFailureKey, HttpError } from '@/services/http/errors';
import { collectErrors, type FormErrors } from '@/validation/schemas/collectErrors';
import { cardsSchema, toCardData } from './methods/card';
import { normalizeCard } from './normalizeValues';
import type { CardValues, PaymentValues } from './paymentValues';

export function createCardCheck(
  context: Parameters<typeof cardsSchema>[1],
): (values: PaymentValues) => FormErrors {
  const schema = object({ cards: cardsSchema(1, context) });
  return (values) => collectErrors(schema, { ...values, cards: values.cards.map(normalizeCard) });
}

export type CardVerificationOutcome =
  | { kind: 'verified'; paymentProfileId: string }
  | { kind: 'declined'; reason: DeclineReason }
  | { kind: 'gone' }
  | { kind: 'failed'; message: MessageKey };

function toVerificationOutcome(error: unknown): CardVerificationOutcome {
  if (error instanceof HttpError && error.problem?.code === 'payment_declined') {
    return { kind: 'declined', reason: error.problem.reason ?? 'processing_error' };
  }
  if (error instanceof HttpError && error.status === 404) return { kind: 'gone' };
  return { kind: 'failed', message: getFailureKey(error) };
}

const outdated: readonly unknown[] = ['encrypted_card_expired', 'encrypted_card_mismatch'];

async function sendCard(reference: string, card: CardData, attempt: string): Promise<string> {
  const send = async () => {
    const encryptedCard = await encryptCard(card, await getCardKey(), { attempt, reference });
    return (await verifyCard(reference, encryptedCard, attempt)).paymentProfileId;
  };
  try {
    return await send();
  } catch (error) {
    if (error instanceof HttpError && outdated.includes(error.problem?.code)) return send();
    throw error;
  }
}

/**
 * A card that is tried again keeps its idempotency key, in memory only, until there is an answer.
 */
export function createCardVerifier(
  subscriptionId: string,
): (card: CardValues) => Promise<CardVerificationOutcome> {
  let attempt: { card: string; key: string } | null = null;
  return async (values) => {
    try {
      const card = toCardData(normalizeCard(values));
      const text = JSON.stringify(card);
      if (attempt?.card !== text) attempt = { card: text, key: createUuid() };
      const paymentProfileId = await sendCard(subscriptionId, card, attempt.key);
      attempt = null;
      return { kind: 'verified', paymentProfileId };
    } catch (error) {
      const outcome = toVerificationOutcome(error);
      // After an answer the next try is a new attempt: the bank may decide differently.
      if (outcome.kind !== 'failed') attempt = null;
      return outcome;
    }
  };
}
