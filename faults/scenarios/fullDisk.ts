import { setTimeout as wait } from 'node:timers/promises';
import { sendLead } from '../buyers';
import type { Answer } from '../client';
import {
  fillSaleTables,
  findServerProcesses,
  holdRows,
  limitFileSize,
  pageSize,
} from '../databaseServer';
import { inParallel } from '../inParallel';
import { type Acknowledged, countKept, startLoad } from '../load';
import { createOrders, type Order, pay } from '../orders';
import {
  createDurationFigure,
  createFigure,
  type Figure,
  type Scenario,
  takeShare,
} from '../Scenario';
import type { FaultSystem } from '../system';

const buyerCount = 40;
const lines = 8;
/** Bytes of one segment of the write-ahead log; a lower limit would stop the server altogether. */
const tableSize = 16 * 1024 * 1024;
const answerLimitMs = 10_000;
const recoveryLimitMs = 1_500;
const retryMs = 50;

const isTaken = ({ status }: Answer) => status === 201;
const isRefusal = ({ status }: Answer) => status === 503;
const isSettled = (answer: Answer) => isRefusal(answer) || isTaken(answer);

async function payAll(system: FaultSystem, orders: readonly Order[]): Promise<number> {
  const answers = await inParallel(orders, lines, (order) => pay(system, order));
  return answers.filter(isTaken).length;
}

async function untilRefused(asks: readonly (() => Promise<Answer>)[]): Promise<void> {
  for (const ask of asks) if (!isTaken(await ask())) return;
  throw new Error('The disk does not become full');
}

async function fillLastPages(system: FaultSystem): Promise<void> {
  const orders = await createOrders(system, buyerCount);
  await limitFileSize(await findServerProcesses(system), tableSize + pageSize);
  await untilRefused(orders.map(() => () => sendLead(system)));
  await untilRefused(orders.map((order) => () => pay(system, order)));
}

interface Tries {
  leads: Answer[];
  payments: Answer[];
  refused: Order[];
}

/**
 * Sends a lead and a payment for each order.
 * @throws Error when no lead, or no payment, is refused
 */
async function buyInVain(system: FaultSystem, orders: readonly Order[]): Promise<Tries> {
  const leads = await inParallel(orders, lines, () => sendLead(system));
  const tries = await inParallel(orders, lines, async (order) => ({
    order,
    answer: await pay(system, order),
  }));
  const refused = tries.flatMap(({ answer, order }) => (isRefusal(answer) ? [order] : []));
  if (refused.length === 0 || !leads.some(isRefusal)) throw new Error('The disk is not full');
  return { leads, payments: tries.map(({ answer }) => answer), refused };
}

const addAnswers = (
  { leadIds, tokens }: Acknowledged,
  { leads, payments }: Pick<Tries, 'leads' | 'payments'>,
): Acknowledged => ({
  leadIds: [...leadIds, ...leads.flatMap(({ body }) => body.leadId ?? [])],
  tokens: [...tokens, ...payments.flatMap(({ body }) => body.token ?? [])],
});

/** @returns milliseconds until a lead and a payment are accepted, once there is space */
async function measureRecovery(system: FaultSystem, order: Order): Promise<number> {
  const startedAt = performance.now();
  while (!isTaken(await sendLead(system))) await wait(retryMs);
  while (!isTaken(await pay(system, order))) await wait(retryMs);
  return performance.now() - startedAt;
}

export const fullDisk: Scenario = {
  name: 'full disk',
  async run(system, share): Promise<Figure[]> {
    const count = takeShare(buyerCount, share);
    await payAll(system, await createOrders(system, buyerCount));
    const [first, ...others] = await createOrders(system, count + 1);
    if (!first) throw new Error('There is no order');
    const releaseRows = await holdRows(system);
    await fillSaleTables(system, tableSize);
    await fillLastPages(system);
    const load = await startLoad(system, lines);
    const tries = await buyInVain(system, others);
    const { leads, payments, refused } = tries;
    const maxMs = Math.max(...[...leads, ...payments].map(({ took }) => took));
    await limitFileSize(await findServerProcesses(system), 'unlimited');
    await releaseRows();
    const recoveryMs = await measureRecovery(system, first);
    const paidAfter = await payAll(system, refused);
    const acknowledged = addAnswers(await load.stop(), tries);
    const total = acknowledged.leadIds.length + acknowledged.tokens.length;
    return [
      createFigure('leads refused with 503, or taken', count, leads.filter(isSettled).length),
      createFigure('payments refused with 503, or taken', count, payments.filter(isSettled).length),
      createDurationFigure('longest answer, ms', answerLimitMs, maxMs),
      createDurationFigure('paid once there is room, ms', recoveryLimitMs, recoveryMs),
      createFigure('refused buyers who paid later', refused.length, paidAfter),
      createFigure('acknowledged and kept', total, await countKept(system, acknowledged)),
    ];
  },
};
