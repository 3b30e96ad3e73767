import type { App } from '@/commerce/http/App';
import type { CardHeader, CardOwner } from '@/contract/cardHeader';
import { paths } from '@/contract/paths';
import type { ServedCardKey } from '@/contract/cardKey';
import { encryptTypedCards } from '@/testing/cards';
import { encryptedCard } from '@/testing/requests';

function findOwner(url: string, payload: object): CardOwner {
  if ('sfLeadId' in payload) return { lead: String(payload.sfLeadId) };
  if ('referenceId' in payload) return { reference: String(payload.referenceId) };
  const [, subscriptionId = ''] = /\/subscription\/([^/?]+)/.exec(url) ?? [];
  return { reference: decodeURIComponent(subscriptionId) };
}

async function loadKey(app: App): Promise<ServedCardKey> {
  const answer = await app.inject(paths.cardKey);
  if (answer.statusCode === 200) return answer.json<ServedCardKey>();
  const iat = Math.floor(Date.now() / 1_000);
  return { kty: 'RSA', kid: 'none', use: 'enc', alg: 'RSA-OAEP-256', n: 'n', e: 'e', iat };
}

export function bindCard(header: Pick<CardHeader, 'iat' | 'attempt'> & CardOwner): string {
  const bound = JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM', ...header });
  const [, ...rest] = encryptedCard.split('.');
  return [Buffer.from(bound).toString('base64url'), ...rest].join('.');
}

export async function bindCards(
  app: App,
  url: string,
  payload: object,
  key: string,
): Promise<object> {
  const purpose = { attempt: key, ...findOwner(url, payload) };
  const encrypted = await encryptTypedCards(payload, purpose, () => loadKey(app));
  const text = JSON.stringify(encrypted);
  if (!text.includes(`"${encryptedCard}"`)) return encrypted;
  const { iat } = await loadKey(app);
  const bound = `"${bindCard({ iat, ...purpose })}"`;
  return JSON.parse(text.replaceAll(`"${encryptedCard}"`, bound)) as object;
}
