import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { query } from '@/testing/query';
import { readLedger } from '@/testing/sandbox';
import { price } from '../buyers';
import { send } from '../client';
import { inParallel } from '../inParallel';
import { askAtDesk } from '../refundRequests';
import type { FaultSystem } from '../system';
import { repeatUntilStopped } from './repeatUntilStopped';

type Way = 'whole' | 'part' | 'lost' | 'won';

/** Of eight payments four go on, so that most events are still those of sales. */
const ways: readonly (Way | null)[] = ['whole', null, 'part', null, 'lost', null, 'won', null];

const cardMethod = 'credit-card';

interface Paid {
  token: string;
  method: string;
  chargeId: string;
}

async function dispute(system: FaultSystem, chargeId: string, result: string): Promise<void> {
  const headers = { authorization: `Bearer ${system.sandboxApiKey}` };
  const url = `${system.sandboxUrl}/charges/${chargeId}/dispute`;
  await send(url, { method: 'POST', headers });
  await send(`${url}/outcome`, { headers, body: { result } });
}

async function undo(system: FaultSystem, paid: Paid, way: Way): Promise<void> {
  const isDispute = way === 'lost' || way === 'won';
  // Only cards are disputed.
  if (isDispute && paid.method === cardMethod) return dispute(system, paid.chargeId, way);
  const amount = way === 'part' ? price / 3 : null;
  await askAtDesk(system, paid, { by: 'desk-1', amount, key: randomUUID() });
}

/** Refunds and disputes half of what is paid. @returns how to stop; resolves when all was asked */
export function startMoneyBack(system: FaultSystem): () => Promise<void> {
  const seen = new Set<string>();
  return repeatUntilStopped(async () => {
    const rows = await query<Paid>(
      system,
      `select token, method, provider_charge_id as "chargeId" from payments
       join payment_parts on payment_id = payments.id
       where payments.state = 'paid' and dispute is null and refunded_amount = 0`,
    ).catch(() => []);
    const fresh = rows.filter(({ token }) => !seen.has(token));
    await inParallel(fresh, 4, async (paid) => {
      const way = ways[seen.size % ways.length] ?? null;
      seen.add(paid.token);
      if (way) await undo(system, paid, way);
    });
  });
}

interface Decided {
  paymentId: string;
  status: 'lost' | 'won';
}

/** The disputes that the provider decided, by its own ledger. */
export async function listDecided(system: FaultSystem): Promise<Decided[]> {
  const ledger = await readLedger(system);
  return ledger.flatMap(({ kind, paymentId }): Decided[] => {
    if (kind === 'dispute_lost') return [{ paymentId, status: 'lost' }];
    return kind === 'dispute_won' ? [{ paymentId, status: 'won' }] : [];
  });
}

/**
 * Waits until each refund was made and each dispute was reported to commerce, up to a limit: what is
 * missing then is missing among the events, too.
 */
export async function waitForMoneyBack(system: FaultSystem, maxSeconds: number): Promise<void> {
  const end = performance.now() + maxSeconds * 1_000;
  const decided = (await listDecided(system)).length;
  while (performance.now() < end) {
    const [row] = await query<{ known: number; planned: number }>(
      system,
      `select (select count(*)::int from refunds where state = 'planned') as planned,
         (select count(*)::int from payment_parts where dispute in ('lost', 'won')) as known`,
    );
    if (row?.planned === 0 && row.known === decided) return;
    await wait(500);
  }
}
