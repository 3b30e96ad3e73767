import { cloneDeepWith } from 'es-toolkit';
import type { App } from '@/commerce/http/App';
import type { CardHeader, CardOwner } from '@/contract/cardHeader';
import { paths } from '@/contract/paths';
import type { ServedCardKey } from '@/contract/payment';
import { encryptCard } from '@/services/cardEncryption';

/** What a test sends for a card that nobody opens: the header of the attempt is put before it. */
export const encryptedCard = 'aGVhZGVy.a2V5.aXY.dGV4dA.dGFn';

const typed = 'typed:';

/** A card as a buyer typed it, for a provider that opens it: it is encrypted as it is sent. */
export const typedCard = (number: string): string => `${typed}${number}`;

/** Whose card a call sends: by its body, or by its path. */
function findOwner(url: string, payload: object): CardOwner {
  if ('sfLeadId' in payload) return { lead: String(payload.sfLeadId) };
  if ('referenceId' in payload) return { reference: String(payload.referenceId) };
  const [, subscriptionId = ''] = /\/subscription\/([^/?]+)/.exec(url) ?? [];
  return { reference: decodeURIComponent(subscriptionId) };
}

/** The key as a browser gets it; one that opens nothing where there is none. */
async function loadKey(app: App): Promise<ServedCardKey> {
  const answer = await app.inject(paths.cardKey);
  if (answer.statusCode === 200) return answer.json<ServedCardKey>();
  const iat = Math.floor(Date.now() / 1_000);
  return { kty: 'RSA', kid: 'none', use: 'enc', alg: 'RSA-OAEP-256', n: 'n', e: 'e', iat };
}

/** Puts the header of an attempt before what a test sends for a card. */
export function bindCard(header: Pick<CardHeader, 'iat' | 'attempt'> & CardOwner): string {
  const bound = JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM', ...header });
  const [, ...rest] = encryptedCard.split('.');
  return [Buffer.from(bound).toString('base64url'), ...rest].join('.');
}

const isForTests = (text: unknown): text is string =>
  text === encryptedCard || (typeof text === 'string' && text.startsWith(typed));

/** A body with its cards encrypted for the attempt that it is sent with, as the checkout does it. */
export async function encryptTypedCards(
  app: App,
  url: string,
  payload: object,
  key: string,
): Promise<object> {
  const found = new Map<string, string>();
  const visit = (value: unknown) => {
    if (isForTests(value)) found.set(value, value);
    return undefined;
  };
  cloneDeepWith(payload, visit);
  if (found.size === 0) return payload;
  const purpose = { attempt: key, ...findOwner(url, payload) };
  const cardKey = await loadKey(app);
  for (const text of found.keys()) {
    const bound =
      text === encryptedCard
        ? bindCard({ iat: cardKey.iat, ...purpose })
        : await encryptCard(createCard(text.slice(typed.length)), cardKey, purpose);
    found.set(text, bound);
  }
  return cloneDeepWith(payload, (value: unknown) =>
    isForTests(value) ? found.get(value) : undefined,
  );
}

const createCard = (number: string) => ({
  number,
  holderName: 'MARIA DA SILVA',
  expirationMonth: 12,
  expirationYear: new Date().getFullYear() + 2,
  securityCode: '123',
});
