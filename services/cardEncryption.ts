import type { CardHeader, CardPurpose } from '@/contract/cardHeader';
import type { CardData } from '@/contract/paymentParts';
import type { ServedCardKey } from '@/contract/cardKey';
import { InsecurePageError, UntrustedCardKeyError } from './cardErrors';

export const cardKeysMeta = 'card-keys';

function readTrusted(): readonly string[] | null {
  if (typeof document === 'undefined') return null;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${cardKeysMeta}]`);
  return meta?.content.split(' ') ?? null;
}

export const loadEncryptionCode = () => import('jose');

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
  const { calculateJwkThumbprint, CompactEncrypt, importJWK } = await loadEncryptionCode();
  const trusted = readTrusted();
  if (trusted && !trusted.includes(await calculateJwkThumbprint({ ...key }))) {
    throw new UntrustedCardKeyError(key.kid);
  }
  // The service's time, delivered with the key: a buyer's clock may be wrong by days.
  const header: CardHeader = { alg: key.alg, enc: 'A256GCM', kid: key.kid, iat, ...purpose };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(card)))
    .setProtectedHeader(header)
    .encrypt(await importJWK({ ...key }, key.alg));
}
