import { compactDecrypt } from 'jose';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { CardData } from '@/contract/paymentParts';
import { ProblemError } from '../problems/ProblemError';

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
 * Opens a card that was encrypted for this sandbox (JWE compact, RSA-OAEP-256 with A256GCM).
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
