import { compactDecrypt } from 'jose';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { CardData } from '@/contract/paymentParts';
import { passesLuhn } from '@/domain/cards';
import type { DeclineCode } from '../charges/Charge';
import { ProblemError } from '../http/problems';

type CardOutcome =
  | { status: 'captured' }
  | { status: 'requires_action' }
  | { status: 'declined'; declineCode: DeclineCode };

const outcomes: ReadonlyMap<string, CardOutcome> = new Map<string, CardOutcome>([
  ['4000000000000002', { status: 'declined', declineCode: 'card_declined' }],
  ['4000000000009995', { status: 'declined', declineCode: 'insufficient_funds' }],
  ['4000000000000069', { status: 'declined', declineCode: 'expired_card' }],
  ['4000000000000127', { status: 'declined', declineCode: 'incorrect_cvc' }],
  ['4000000000003220', { status: 'requires_action' }],
]);

/** What happens to a card, by its number alone (docs/sandbox.md). Anything but digits is ignored. */
export function getCardOutcome(number: string): CardOutcome {
  const digits = number.replace(/\D/g, '');
  const outcome = outcomes.get(digits);
  if (outcome) return outcome;
  return isCardNumber(digits)
    ? { status: 'captured' }
    : { status: 'declined', declineCode: 'card_declined' };
}

/** Card number check: 12 to 19 digits whose Luhn sum is a multiple of ten (ISO/IEC 7812-1). */
function isCardNumber(digits: string): boolean {
  return /^(?!0+$)[0-9]{12,19}$/.test(digits) && passesLuhn(digits);
}

const cardSchema = Compile(
  Type.Object({
    number: Type.String(),
    holderName: Type.String(),
    expirationMonth: Type.Integer({ minimum: 1, maximum: 12 }),
    expirationYear: Type.Integer({ minimum: 2000, maximum: 9999 }),
    securityCode: Type.String({ pattern: '^[0-9]{3,4}$' }),
  }),
);

/**
 * Decrypts a card that was encrypted for this sandbox (JWE compact, RSA-OAEP-256 with A256GCM).
 * @throws ProblemError 400 `invalid_card`. The cause is dropped on purpose: it may quote the card.
 */
export async function decryptCard(jwe: string, privateKey: CryptoKey): Promise<CardData> {
  try {
    const { plaintext } = await compactDecrypt(jwe, privateKey, {
      keyManagementAlgorithms: ['RSA-OAEP-256'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return cardSchema.Parse(JSON.parse(new TextDecoder().decode(plaintext)));
  } catch {
    throw new ProblemError(
      400,
      'invalid_card',
      'The encrypted card cannot be read: encrypt it with the key of GET /keys.',
    );
  }
}
