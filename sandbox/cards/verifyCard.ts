import Type, { type Static } from 'typebox';
import { createId } from '../createId';
import type { SandboxApp } from '../http/SandboxApp';
import type { CardVerification } from '../journal/JournalRecord';
import type { Sandbox } from '../Sandbox';
import {
  cardWithoutFunds,
  type CardOutcome,
  decryptCard,
  getCardExpiry,
  getCardOutcome,
} from './cardOutcome';

const VerificationRequest = Type.Object(
  {
    reference: Type.String({ minLength: 1, maxLength: 100 }),
    encryptedCard: Type.String({ minLength: 1, maxLength: 4096 }),
  },
  { additionalProperties: false },
);

export function registerCards(app: SandboxApp, sandbox: Sandbox): void {
  app.post(
    '/cards/verify',
    {
      config: { does: 'checks and stores a card without charging it' },
      schema: { body: VerificationRequest },
    },
    async ({ body }): Promise<CardVerification> => verifyCard(sandbox, body),
  );
}

/**
 * Checks a card by a zero authorization and stores it, at most once for a reference.
 * @throws ProblemError 400 for an unreadable card
 */
async function verifyCard(
  { cardKey, journal, now }: Sandbox,
  { encryptedCard, reference }: Static<typeof VerificationRequest>,
): Promise<CardVerification> {
  const findExisting = () => journal.state.cardVerifications.get(reference);
  const existing = findExisting();
  if (existing) return existing;
  const card = await decryptCard(encryptedCard, cardKey.privateKey);
  // While the card was decrypted, the same request may have come in again.
  const racing = findExisting();
  if (racing) return racing;
  const at = now();
  const verification = createVerification(reference, getCardOutcome(card, at));
  await journal.append({
    type: 'card-verified',
    at: at.toISOString(),
    verification,
    cardExpiry: getCardExpiry(card),
  });
  return verification;
}

function createVerification(reference: string, outcome: CardOutcome): CardVerification {
  switch (outcome.status) {
    case 'captured':
      return { reference, profileId: createId('card'), declineCode: null };
    case 'checked':
      return { reference, profileId: createId(cardWithoutFunds), declineCode: null };
    case 'requires_action':
      return { reference, profileId: null, declineCode: 'authentication_failed' };
    case 'declined':
      return { reference, profileId: null, declineCode: outcome.declineCode };
  }
}
