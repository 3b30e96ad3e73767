import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { generateCpf } from '@brazilian-utils/brazilian-utils';
import { paths } from '@/contract/paths';
import {
  createLeadRequest,
  createPart,
  createPaymentRequest,
  openCardEncryption,
  type Way,
} from './buyers';
import { type Answer, send } from './client';
import { query } from './oracle';
import type { FaultSystem } from './system';

/** What commerce has acknowledged: it must never be lost. */
export interface Acknowledged {
  leadIds: readonly string[];
  tokens: readonly string[];
}

/** How many of these ids the table has. */
async function countRows(
  system: FaultSystem,
  table: 'leads' | 'payments',
  column: 'id' | 'token',
  values: readonly string[],
): Promise<number> {
  const [row] = await query<{ count: string }>(
    system,
    `select count(*) as count from ${table} where ${column}::text = any($1)`,
    [values],
  );
  return Number(row?.count ?? 0);
}

/** How much of it the database has. */
export async function countKept(
  system: FaultSystem,
  { leadIds, tokens }: Acknowledged,
): Promise<number> {
  const leads = await countRows(system, 'leads', 'id', leadIds);
  return leads + (await countRows(system, 'payments', 'token', tokens));
}

const ways: readonly Way[] = ['card', 'pix', 'bankslip'];
const retryMs = 200;

/**
 * Buyers who come one after the other in so many lines, until stopped. Each repeats a call with the
 * same key and body until it is answered.
 * @returns how to end it; resolves when the last are through, with what was acknowledged.
 */
export async function startLoad(
  system: FaultSystem,
  lines: number,
): Promise<{ count: () => number; stop: () => Promise<Acknowledged> }> {
  const encrypt = await openCardEncryption(system);
  const leadIds: string[] = [];
  const tokens: string[] = [];
  let isStopping = false;

  async function sendUntilAnswered(path: string, body: object): Promise<Answer> {
    const key = randomUUID();
    for (let attempt = 0; ; attempt += 1) {
      const url = system.commerceUrls[attempt % system.commerceUrls.length];
      const answer = await send(`${url}${path}`, { body, key });
      if (answer.status !== 0 && answer.status !== 429 && answer.status < 500) return answer;
      await wait(retryMs);
    }
  }

  async function buyOnce(way: Way): Promise<void> {
    const lead = createLeadRequest();
    const { leadId } = (await sendUntilAnswered(paths.lead, lead)).body;
    if (leadId === undefined) return;
    leadIds.push(leadId);
    const buyer = { leadId, email: lead.email, phone: lead.phone, document: generateCpf() };
    const request = createPaymentRequest(buyer, await createPart(way, encrypt));
    const { body, status } = await sendUntilAnswered(paths.paymentV2, request);
    if (status === 201 && body.token !== undefined) tokens.push(body.token);
  }

  const running = Array.from({ length: lines }, async (_, index) => {
    for (let turn = index; !isStopping; turn += 1)
      await buyOnce(ways[turn % ways.length] ?? 'card');
  });
  return {
    count: () => leadIds.length + tokens.length,
    async stop() {
      isStopping = true;
      await Promise.all(running);
      return { leadIds, tokens };
    },
  };
}
