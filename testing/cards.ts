import type { CardPurpose } from '@/contract/cardHeader';
import type { ServedCardKey } from '@/contract/cardKey';
import type { CardData } from '@/contract/paymentParts';
import { encryptCard } from '@/services/cardEncryption';
import { contact } from './contact';

/** Numbers that acquirers publish for tests, by what the sandbox does with them (docs/sandbox.md). */
export const cards = {
  approved: '4111111111111111',
  mastercard: '5555555555554444',
  declined: '4000000000000002',
  wrongSecurityCode: '4000000000000127',
  threeDSecure: '4000000000003220',
  withoutFunds: '4000000000000341',
};

export const createCard = (number: string, securityCode = '123'): CardData => ({
  number,
  holderName: contact.name.toUpperCase(),
  expirationMonth: 12,
  expirationYear: new Date().getFullYear() + 2,
  securityCode,
});

export const typedCard = (number: string, securityCode = '123'): string =>
  `typed:${number}:${securityCode}`;

const typedCards = /"typed:[^"\\]*"/g;

/**
 * Encrypts the typed cards of a body as the checkout does, for the attempt that sends it; each
 * encryption gives another text.
 * @param loadKey called only where the body has such a card
 */
export async function encryptTypedCards<Body extends object>(
  body: Body,
  purpose: CardPurpose,
  loadKey: () => ServedCardKey | Promise<ServedCardKey>,
): Promise<Body> {
  let text = JSON.stringify(body);
  const typed = new Set(text.match(typedCards));
  if (typed.size === 0) return body;
  const key = await loadKey();
  for (const card of typed) {
    const [, number = '', securityCode] = card.slice(1, -1).split(':');
    const encrypted = await encryptCard(createCard(number, securityCode), key, purpose);
    text = text.replaceAll(card, `"${encrypted}"`);
  }
  return JSON.parse(text) as Body;
}
