import { randomUUID } from 'node:crypto';
import type { AccessGrant } from '@/contract/access';
import type { DeliveredEvent } from '@/contract/events/events';
import { paths } from '@/contract/paths';
import { fetchJson, toRequest } from '@/testing/http';
import { schoolKey } from '@/testing/startSchool';
import { readRun } from './run';

/** The events that the school of medcof received about a buyer, in the order of their arrival. */
export const listEvents = (email: string) =>
  fetchJson<DeliveredEvent[]>(
    `${readRun(process.env).schoolUrl}/?holds=${encodeURIComponent(email)}`,
  );

/**
 * Exchanges a buyer's link as the school of medcof does (docs/access.md).
 * @param link that ends in its token
 * @returns null when it opens nothing
 */
export async function exchangeAccess(link: string): Promise<AccessGrant | null> {
  const { commerceUrl } = readRun(process.env);
  const answer = await fetch(
    `${commerceUrl}${paths.accessExchange}`,
    toRequest({
      body: { token: link.split('/').at(-1) ?? '' },
      headers: { authorization: `Bearer ${schoolKey}` },
      key: randomUUID(),
    }),
  );
  return answer.status === 200 ? ((await answer.json()) as AccessGrant) : null;
}
