import { randomUUID } from 'node:crypto';
import {
  calculateJwkThumbprint,
  compactDecrypt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
} from 'jose';
import { Value } from 'typebox/value';
import { CardHeader } from '@/contract/cardHeader';
import type { ServedCardKey } from '@/contract/cardKey';
import { EncryptedCard } from '@/contract/paymentParts';
import { encryptCard } from '@/services/cardEncryption';
import { InsecurePageError, UntrustedCardKeyError } from '@/services/cardKeys';

const card = {
  number: '4111111111111111',
  holderName: 'MARIA SILVA',
  expirationMonth: 12,
  expirationYear: 2030,
  securityCode: '123',
};
const purpose = { attempt: randomUUID(), lead: randomUUID() };
const iat = 1_790_000_000;

async function createKey() {
  const { privateKey, publicKey } = await generateKeyPair('RSA-OAEP-256');
  const { e = '', n = '' } = await exportJWK(publicKey);
  const key: ServedCardKey = {
    kty: 'RSA',
    kid: 'key-1',
    use: 'enc',
    alg: 'RSA-OAEP-256',
    n,
    e,
    iat,
  };
  return { key, privateKey, thumbprint: await calculateJwkThumbprint({ ...key }) };
}

function trust(...thumbprints: string[]): void {
  const querySelector = (selector: string) =>
    selector === 'meta[name=card-keys]' ? { content: thumbprints.join(' ') } : null;
  Object.assign(globalThis, { document: { querySelector } });
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document');
});

test('only the provider can read the card, and its header says what it is for', async () => {
  const { key, privateKey } = await createKey();
  const encrypted = await encryptCard(card, key, purpose);
  expect(Value.Check(EncryptedCard, encrypted)).toBe(true);
  const header = decodeProtectedHeader(encrypted);
  expect(Value.Check(CardHeader, header)).toBe(true);
  expect(header).toEqual({
    alg: 'RSA-OAEP-256',
    enc: 'A256GCM',
    kid: 'key-1',
    iat,
    ...purpose,
  });
  // A provider that does not know these members ignores them.
  const { plaintext } = await compactDecrypt(encrypted, privateKey);
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual(card);

  const stranger = await createKey();
  await expect(compactDecrypt(encrypted, stranger.privateKey)).rejects.toThrow();
});

test('a header that was changed on the way makes the card unreadable', async () => {
  const { key, privateKey } = await createKey();
  const [, ...rest] = (await encryptCard(card, key, purpose)).split('.');
  const header = { alg: 'RSA-OAEP-256', enc: 'A256GCM', ...purpose, lead: randomUUID(), iat };
  const forged = [Buffer.from(JSON.stringify(header)).toString('base64url'), ...rest].join('.');
  await expect(compactDecrypt(forged, privateKey)).rejects.toThrow();
});

test('a page that was not loaded over https encrypts nothing', async () => {
  const { key } = await createKey();
  // All that a browser leaves of it there.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await expect(encryptCard(card, key, purpose)).rejects.toThrow(InsecurePageError);
  vi.unstubAllGlobals();
});

test('a key that the page does not trust encrypts nothing', async () => {
  const { key, thumbprint } = await createKey();
  trust('another', (await createKey()).thumbprint);
  await expect(encryptCard(card, key, purpose)).rejects.toThrow(UntrustedCardKeyError);
  // Two keys are trusted while a key is changed.
  trust((await createKey()).thumbprint, thumbprint);
  await expect(encryptCard(card, key, purpose)).resolves.toContain('.');
});

test('a key under a trusted name with another modulus is another key', async () => {
  const { thumbprint } = await createKey();
  trust(thumbprint);
  const { key } = await createKey();
  await expect(encryptCard(card, { ...key, kid: thumbprint }, purpose)).rejects.toThrow();
});
