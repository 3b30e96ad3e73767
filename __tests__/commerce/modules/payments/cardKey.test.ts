import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { createCardKeys } from '@/commerce/modules/payments/cardKey';
import { ProviderUnavailable } from '@/commerce/providers/errors';
import type { CardKey } from '@/contract/cardKey';

async function createKey(kid: string): Promise<CardKey> {
  const { publicKey } = await generateKeyPair('RSA-OAEP-256');
  const { e = '', n = '' } = await exportJWK(publicKey);
  return { kty: 'RSA', kid, use: 'enc', alg: 'RSA-OAEP-256', n, e };
}

const give = (key: CardKey) => ({ getCardKey: () => Promise.resolve(key) });

test('without pins any key of the provider is handed out', async () => {
  const key = await createKey('one');
  expect(await createCardKeys(give(key)).get()).toEqual(key);
});

test('with pins only a pinned key is handed out', async () => {
  const [old, next, foreign] = await Promise.all(['old', 'next', 'foreign'].map(createKey));
  if (!old || !next || !foreign) throw new Error('Three keys were made');
  const pins = await Promise.all([old, next].map((key) => calculateJwkThumbprint({ ...key })));
  expect(await createCardKeys(give(old), pins).get()).toEqual(old);
  expect(await createCardKeys(give(next), pins).get()).toEqual(next);
  // The id that a key gives itself does not count.
  const named = { ...foreign, kid: pins[0] ?? '' };
  await expect(createCardKeys(give(named), pins).get()).rejects.toThrow(ProviderUnavailable);
});
