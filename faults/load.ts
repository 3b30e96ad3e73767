import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { generateCpf } from '@brazilian-utils/brazilian-utils';
import { paths } from '@/contract/paths';
import { createContact } from '@/testing/contact';
import { query } from '@/testing/query';
import { createLeadRequest, createPaymentRequest } from '@/testing/requests';
import { sales } from '@/testing/sales';
import { createPart, openCardEncryption, type Way } from './buyers';
import { type Answer, sendUntilAnswered } from './client';
import type { FaultSystem } from './system';

export interface Acknowledged {
  leadIds: readonly string[];
  tokens: readonly string[];
}

async function countRows(
  system: Pick<FaultSystem, 'databaseUrl'>,
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

export async function countKept(
  system: Pick<FaultSystem, 'databaseUrl'>,
  { leadIds, tokens }: Acknowledged,
): Promise<number> {
  const leads = await countRows(system, 'leads', 'id', leadIds);
  return leads + (await countRows(system, 'payments', 'token', tokens));
}

export interface LoadCall {
  took: number;
  tries: number;
}

export interface Load {
  count: () => number;
  takeCalls: () => LoadCall[];
  stop: () => Promise<Acknowledged>;
}

const ways: readonly Way[] = ['card', 'pix', 'bankslip'];

/**
 * Runs several lines of buyers, one buyer after the other in each, until stopped. Each buyer repeats a
 * call with the same key and body until it is answered.
 * @param delayMs delay between two buyers of a line, in milliseconds
 * @returns the load; its `stop` resolves with what was acknowledged, once the last buyers are done
 */
export async function startLoad(
  system: Pick<FaultSystem, 'commerceUrls' | 'sandboxUrl'>,
  lines: number,
  delayMs = 0,
): Promise<Load> {
  const encrypt = await openCardEncryption(system);
  const leadIds: string[] = [];
  const tokens: string[] = [];
  const calls: LoadCall[] = [];
  let isStopping = false;

  async function sendCounted(
    path: string,
    body: object,
    key: string = randomUUID(),
  ): Promise<Answer> {
    const began = performance.now();
    const { tries, ...answer } = await sendUntilAnswered(system.commerceUrls, path, { body, key });
    calls.push({ took: performance.now() - began, tries });
    return answer;
  }

  async function buyOnce(way: Way): Promise<void> {
    const contact = createContact();
    const { leadId } = (await sendCounted(paths.lead, createLeadRequest(contact))).body;
    if (leadId === undefined) return;
    leadIds.push(leadId);
    const buyer = { leadId, ...contact, document: generateCpf() };
    const key = randomUUID();
    const request = createPaymentRequest(buyer, sales.ms, [createPart(way)]);
    const { body, status } = await sendCounted(paths.paymentV2, await encrypt(request, key), key);
    if (status === 201 && body.token !== undefined) tokens.push(body.token);
  }

  const running = Array.from({ length: lines }, async (_, index) => {
    for (let turn = index; !isStopping; turn += 1) {
      await buyOnce(ways[turn % ways.length] ?? 'card');
      await wait(delayMs);
    }
  });
  return {
    count: () => leadIds.length + tokens.length,
    takeCalls: () => calls.splice(0),
    async stop() {
      isStopping = true;
      await Promise.all(running);
      return { leadIds, tokens };
    },
  };
}
