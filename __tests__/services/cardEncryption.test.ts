import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { Value } from 'typebox/value';
import { EncryptedCard } from '@/contract/paymentParts';
import { encryptCard } from '@/services/cardEncryption';
import type { CardKey } from '@/contract/payment';

const card = {
  number: '4111111111111111',
  holderName: 'MARIA SILVA',
  expirationMonth: 12,
  expirationYear: 2030,
  securityCode: '123',
};

async function createKey() {
  const { privateKey, publicKey } = await generateKeyPair('RSA-OAEP-256');
  const { e = '', n = '' } = await exportJWK(publicKey);
  const key: CardKey = { kty: 'RSA', kid: 'key-1', use: 'enc', alg: 'RSA-OAEP-256', n, e };
  return { key, privateKey };
}

test('only the provider can read the card', async () => {
  const { key, privateKey } = await createKey();
  const encrypted = await encryptCard(card, key);
  expect(Value.Check(EncryptedCard, encrypted)).toBe(true);
  expect(decodeProtectedHeader(encrypted)).toEqual({
    alg: 'RSA-OAEP-256',
    enc: 'A256GCM',
    kid: 'key-1',
  });
  const { plaintext } = await compactDecrypt(encrypted, privateKey);
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual(card);

  const stranger = await createKey();
  await expect(compactDecrypt(encrypted, stranger.privateKey)).rejects.toThrow();
});
