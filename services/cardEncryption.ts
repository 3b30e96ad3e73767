import type { CardData } from '@/contract/paymentParts';
import type { CardKey } from '@/contract/payment';

/**
 * Encrypts a card with the provider's public key (RFC 7516 compact serialization, RSA-OAEP-256 and
 * A256GCM), so that nothing between this browser and the provider can read it. The library arrives
 * with the first card.
 */
export async function encryptCard(card: CardData, key: CardKey): Promise<string> {
  const { CompactEncrypt, importJWK } = await import('jose');
  const plainText = new TextEncoder().encode(JSON.stringify(card));
  return new CompactEncrypt(plainText)
    .setProtectedHeader({ alg: key.alg, enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK({ ...key }, key.alg));
}
