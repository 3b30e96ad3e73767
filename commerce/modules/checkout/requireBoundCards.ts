import { Value } from 'typebox/value';
import { CardHeader, type CardPurpose } from '@/contract/cardHeader';
import { ProblemError } from '../../http/problems';
import type { Services } from '../../Services';

const maxAgeSeconds = 10 * 60;
/** Seconds by which the clocks of two machines may differ. */
const clockDifference = 60;

function readHeader(encryptedCard: string): CardHeader | null {
  const [header = ''] = encryptedCard.split('.', 1);
  try {
    const value: unknown = JSON.parse(Buffer.from(header, 'base64url').toString());
    return Value.Check(CardHeader, value) ? value : null;
  } catch {
    return null;
  }
}

const isSame = (named: string | undefined, meant: string) =>
  named?.toLowerCase() === meant.toLowerCase();

function isFor(header: CardHeader, purpose: CardPurpose): boolean {
  const isOwners =
    'lead' in purpose
      ? isSame(header.lead, purpose.lead)
      : isSame(header.reference, purpose.reference);
  return isOwners && isSame(header.attempt, purpose.attempt);
}

/**
 * Refuses cards that were not encrypted just now for this attempt of this buyer, so that a stolen
 * cipher text pays for nothing else. Reads only their headers, and before any call to the provider,
 * which alone can decrypt them.
 * @param parts of the payment; those without a card are ignored
 * @throws ProblemError encrypted_card_mismatch, encrypted_card_expired
 */
export function requireBoundCards(
  { clock }: Pick<Services, 'clock'>,
  parts: readonly object[],
  purpose: CardPurpose,
): void {
  const now = clock().getTime() / 1_000;
  for (const part of parts) {
    const encryptedCard = 'encryptedCard' in part ? part.encryptedCard : undefined;
    if (typeof encryptedCard !== 'string') continue;
    const header = readHeader(encryptedCard);
    if (!header || !isFor(header, purpose)) throw new ProblemError('encrypted_card_mismatch');
    const age = now - header.iat;
    if (age > maxAgeSeconds || age < -clockDifference)
      throw new ProblemError('encrypted_card_expired');
  }
}
