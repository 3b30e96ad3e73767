import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { CardKey as PublicCardKey } from '@/contract/payment';
import { hasCode } from '../hasCode';
import { syncDirectory } from '../journal/syncDirectory';

export interface CardKey {
  privateKey: CryptoKey;
  /** What a browser encrypts cards with. */
  publicKey: PublicCardKey;
}

const algorithm = 'RSA-OAEP-256';

/**
 * The key pair for card data: made at the first start, kept in `path` for its owner only.
 * @throws Error when the file is there but holds no RSA key.
 */
export async function openCardKey(path: string): Promise<CardKey> {
  const jwk = (await readKey(path)) ?? (await createKey(path));
  const privateKey = await importJWK(jwk, algorithm);
  const { n, e } = jwk;
  if (privateKey instanceof Uint8Array || !n || !e) {
    throw new Error(`${path} holds no RSA key: move it away to have a new one made.`);
  }
  const kid = await calculateJwkThumbprint(jwk);
  return { privateKey, publicKey: { kty: 'RSA', kid, use: 'enc', alg: algorithm, n, e } };
}

async function readKey(path: string): Promise<JWK | null> {
  try {
    const jwk: JWK = JSON.parse(await readFile(path, 'utf8'));
    return jwk;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw new Error(`${path} cannot be read as a key: move it away to have a new one made.`);
  }
}

async function createKey(path: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.new`;
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(JSON.stringify(jwk));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  await syncDirectory(dirname(path));
  return jwk;
}
