import { type CardData, getCardKey } from '@/services/api/payment';
import { encryptCard } from '@/services/cardEncryption';

/**
 * Encrypts cards and keeps the last result in memory, so that trying the same card again sends the
 * same text and asks for no new key.
 */
export function createCardEncrypter(): (card: CardData) => Promise<string> {
  let last: { card: string; encrypted: string } | null = null;
  return async (card) => {
    const text = JSON.stringify(card);
    if (last?.card !== text) {
      last = { card: text, encrypted: await encryptCard(card, await getCardKey()) };
    }
    return last.encrypted;
  };
}
