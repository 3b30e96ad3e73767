import { calculateJwkThumbprint, CompactEncrypt, importJWK } from 'jose';
import type { CardHeader, CardPurpose } from '@/contract/cardHeader';
import type { CardData } from '@/contract/paymentParts';
import type { ServedCardKey } from '@/contract/cardKey';
import { InsecurePageError, readTrustedKeys, UntrustedCardKeyError } from './cardKeys';

/**
 * Encrypts a card with the provider's public key (RFC 7516 compact serialization, RSA-OAEP-256 and
 * A256GCM) for one attempt of one buyer: nothing between this browser and the provider can read it,
 * and it is of no use for another attempt.
 * @throws UntrustedCardKeyError, InsecurePageError
 */
export async function encryptCard(
  card: CardData,
  { iat, ...key }: ServedCardKey,
  purpose: CardPurpose,
): Promise<string> {
  if (!('subtle' in crypto)) throw new InsecurePageError();
  const trusted = readTrustedKeys();
  if (trusted && !trusted.includes(await calculateJwkThumbprint({ ...key }))) {
    throw new UntrustedCardKeyError(key.kid);
  }
  // The service's time, delivered with the key: a buyer's clock may be wrong by days.
  const header: CardHeader = { alg: key.alg, enc: 'A256GCM', kid: key.kid, iat, ...purpose };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(card)))
    .setProtectedHeader(header)
    .encrypt(await importJWK({ ...key }, key.alg));
}
