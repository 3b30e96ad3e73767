import type { Sandbox } from '../Sandbox';
import { cardOutcome } from './cardOutcome';
import type { CardVerification } from './CardVerification';
import { createProfileId } from './createProfileId';
import { decryptCard } from './decryptCard';

interface CardOrder {
  reference: string;
  encryptedCard: string;
}

/** Nobody is there to answer a bank's question (3-D Secure): such a card is not stored. */
function verificationOf(reference: string, number: string): CardVerification {
  const outcome = cardOutcome(number);
  switch (outcome.status) {
    case 'captured':
      return { reference, profileId: createProfileId(), declineCode: null };
    case 'requires_action':
      return { reference, profileId: null, declineCode: 'authentication_failed' };
    case 'declined':
      return { reference, profileId: null, declineCode: outcome.declineCode };
  }
}

/**
 * A zero authorization: checks a card and stores it, at most once for a reference.
 * @throws ProblemError 400 for an unreadable card
 */
export async function verifyCard(
  { cardKey, journal, now }: Sandbox,
  { encryptedCard, reference }: CardOrder,
): Promise<CardVerification> {
  const known = () => journal.state.cardVerifications.get(reference);
  const earlier = known();
  if (earlier) return earlier;
  const { number } = await decryptCard(encryptedCard, cardKey.privateKey);
  // Opening a card takes a moment in which the same request may have come in again.
  const racing = known();
  if (racing) return racing;
  const verification = verificationOf(reference, number);
  await journal.append({ type: 'card-verified', at: now().toISOString(), verification });
  return verification;
}
