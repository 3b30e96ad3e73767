import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { CardKey as PublicCardKey } from '@/contract/cardKey';
import { readIfPresent, writeWhole } from '../journal/durableFiles';

export interface CardKey {
  privateKey: CryptoKey;
  publicKey: PublicCardKey;
}

const algorithm = 'RSA-OAEP-256';

/**
 * The key pair for card data: created at the first start and stored in `path`.
 * @throws Error when the file is there but holds no RSA key.
 */
export async function openCardKey(path: string): Promise<CardKey> {
  const jwk = (await readCardKey(path)) ?? (await createCardKey(path));
  const privateKey = await importJWK(jwk, algorithm);
  const { n, e } = jwk;
  if (privateKey instanceof Uint8Array || !n || !e) {
    throw new Error(`${path} holds no RSA key: move it away to have a new one made.`);
  }
  const kid = await calculateJwkThumbprint(jwk);
  return { privateKey, publicKey: { kty: 'RSA', kid, use: 'enc', alg: algorithm, n, e } };
}

const keySchema = Compile(Type.Object({ kty: Type.String() }));

async function readCardKey(path: string): Promise<JWK | null> {
  try {
    const text = await readIfPresent(path);
    if (text === null) return null;
    return keySchema.Parse(JSON.parse(text));
  } catch {
    throw new Error(`${path} cannot be read as a key: move it away to have a new one made.`);
  }
}

async function createCardKey(path: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  await writeWhole(path, JSON.stringify(jwk));
  return jwk;
}

const secretBytes = 32;

/**
 * A secret of this sandbox: created at the first start and stored in `path`.
 * @throws Error when the file is there but holds no secret
 */
export async function openSecret(path: string): Promise<Buffer> {
  const text = await readIfPresent(path);
  const secret = text === null ? await createSecret(path) : Buffer.from(text, 'base64');
  if (secret.length !== secretBytes) {
    throw new Error(`${path} holds no key: move it away to have a new one made.`);
  }
  return secret;
}

async function createSecret(path: string): Promise<Buffer> {
  const secret = randomBytes(secretBytes);
  await writeWhole(path, secret.toString('base64'));
  return secret;
}
