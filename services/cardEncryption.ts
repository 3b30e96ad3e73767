import type { CardHeader, CardPurpose } from '@/contract/cardHeader';
import type { CardData } from '@/contract/paymentParts';
import type { ServedCardKey } from '@/contract/cardKey';

/** The key is none of those that the page's server was told to trust: nothing was encrypted with it. */
export class UntrustedCardKeyError extends Error {
  override readonly name = 'UntrustedCardKeyError';

  constructor(kid: string) {
    super(`The card key ${kid} is not one that this page trusts`);
  }
}

/** The page did not come by https: its browser encrypts nothing. */
export class InsecurePageError extends Error {
  override readonly name = 'InsecurePageError';
}

/** The name of the document's word on which keys it trusts; it comes with the page's first answer. */
export const cardKeysMeta = 'card-keys';

/** Thumbprints (RFC 7638) of the keys that this page trusts; null: its server was told of none. */
function readTrusted(): readonly string[] | null {
  if (typeof document === 'undefined') return null;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${cardKeysMeta}]`);
  return meta?.content.split(' ') ?? null;
}

/** The library that encrypts arrives with the first card, or before it. */
export const loadEncryptionCode = () => import('jose');

/**
 * Encrypts a card with the provider's public key (RFC 7516 compact serialization, RSA-OAEP-256 and
 * A256GCM), so that nothing between this browser and the provider can read it, for one attempt of
 * one buyer, so that it is of no use for another.
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
  // The service's time, which came with the key: a buyer's clock may be wrong by days.
  const header: CardHeader = { alg: key.alg, enc: 'A256GCM', kid: key.kid, iat, ...purpose };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(card)))
    .setProtectedHeader(header)
    .encrypt(await importJWK({ ...key }, key.alg));
}
