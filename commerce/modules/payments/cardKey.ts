import { calculateJwkThumbprint } from 'jose';
import { LRUCache } from 'lru-cache';
import type { CardKey } from '@/contract/cardKey';
import { ProviderUnavailable } from '../../providers/errors';
import type { PaymentProvider } from '../../providers/PaymentProvider';

export interface CardKeys {
  /**
   * The provider's public key that encrypts cards.
   * @throws ProviderUnavailable when it was never fetched and the provider does not answer.
   */
  get(): Promise<CardKey>;
}

const freshMs = 60_000;

/**
 * Caches the provider's key, which changes rarely. Serves it while the provider is slow or
 * unavailable, or offers a key that is not trusted.
 * @param trusted RFC 7638 thumbprints of the keys that may be handed out; undefined: any
 */
export function createCardKeys(
  provider: Pick<PaymentProvider, 'getCardKey'>,
  trusted?: readonly string[],
): CardKeys {
  const keys = new LRUCache<'key', CardKey>({
    max: 1,
    ttl: freshMs,
    allowStale: true,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async () => {
      const key = await provider.getCardKey();
      if (trusted && !trusted.includes(await calculateJwkThumbprint({ ...key })))
        throw new ProviderUnavailable(`The card key ${key.kid} is none of CARD_KEY_THUMBPRINTS`);
      return key;
    },
  });
  return {
    async get() {
      const key = await keys.fetch('key');
      if (!key) throw new ProviderUnavailable('The provider has no card key');
      return key;
    },
  };
}
