import { setTimeout as wait } from 'node:timers/promises';
import { groupBy, sum } from 'es-toolkit';
import { query } from '@/testing/query';
import type { Outage } from '../uncertainPayments';
import { inParallel } from '../inParallel';
import { killOnce } from '../killOnce';
import { readRecords, settle } from '../checker';
import {
  createOrders,
  endFaults,
  listHits,
  payAtBanks,
  payPatiently,
  requestFault,
} from '../orders';
import {
  sendAtOnce,
  countAlike,
  deskVariables,
  planRefunds,
  type Refunding,
} from '../refundRequests';
import {
  createFigure,
  createTimingFigure,
  type Figure,
  type Scenario,
  takeShare,
} from '../Scenario';
import type { FaultSystem } from '../system';

const kills = 24;
const postgresEvery = 6;
const purchasesPerKill = 10;
const maxPause = 2_500;
const faultMs = 60_000;
const settleMs = 30_000;
const maxSettleMs = 240_000;
const pollMs = 250;

const chargeFaults = [
  { fault: 'drop-after' },
  { fault: 'delay', delayMs: 2_000 },
  { fault: 'error' },
  { fault: 'drop-before' },
] as const;

async function sell(system: FaultSystem, count: number): Promise<Refunding[]> {
  const orders = await createOrders(system, count);
  await inParallel(orders, 8, (order) => payPatiently(system, order));
  await payAtBanks(system, orders);
  const { parts } = await settle(system);
  return planRefunds(
    system,
    parts.filter(({ state }) => state === 'paid'),
  );
}

async function injectFaults(system: FaultSystem, turn: number): Promise<void> {
  const fault = chargeFaults[turn % chargeFaults.length];
  await requestFault(system, { target: 'charges', each: true, ...fault });
  await requestFault(system, { target: 'webhooks', each: true, fault: 'error' });
}

/** Waits until a call has failed, up to a limit. @returns how many have */
async function waitForHits(system: FaultSystem): Promise<number> {
  const end = performance.now() + faultMs;
  for (;;) {
    const hits = (await listHits(system)).filter(({ target }) => target === 'charges').length;
    if (hits > 0 || performance.now() > end) return hits;
    await wait(pollMs);
  }
}

interface RefundRow {
  reference: string;
  paymentToken: string;
  amount: number;
  state: string;
  settledAt: Date | null;
}

const readRefunds = (system: FaultSystem): Promise<RefundRow[]> =>
  query<RefundRow>(
    system,
    `select part.reference, p.token as "paymentToken", refunds.amount::int as amount, refunds.state,
       refunds.settled_at as "settledAt"
     from refunds
     join payment_parts part on part.payment_id = refunds.payment_id and part.position = refunds.part
     join payments p on p.id = refunds.payment_id`,
  );

const isSoon = (settledAt: Date | null, { ready }: Outage): boolean =>
  settledAt !== null && settledAt.getTime() <= ready + settleMs;

async function waitForRefunds(system: FaultSystem, { ready }: Outage): Promise<RefundRow[]> {
  for (;;) {
    const refunds = await readRefunds(system);
    const isSettled = refunds.every(({ state }) => state !== 'planned');
    if (isSettled || Date.now() > ready + maxSettleMs) return refunds;
    await wait(pollMs);
  }
}

const amountsOf = (rows: readonly { amount: number }[] = []) =>
  rows
    .map(({ amount }) => amount)
    .sort((one, other) => one - other)
    .join();

async function compareRecords(
  system: FaultSystem,
  refundings: readonly Refunding[],
  refunds: readonly RefundRow[],
): Promise<Figure[]> {
  const { ledger } = await readRecords(system);
  const back = groupBy(
    ledger.filter(({ kind }) => kind === 'refunded' || kind === 'partly_refunded'),
    ({ paymentId }) => paymentId,
  );
  const planned = groupBy(refunds, ({ reference }) => reference);
  const rows = await query<{ reference: string; refunded: number }>(
    system,
    'select reference, refunded_amount::int as refunded from payment_parts',
  );
  const known = new Map(rows.map(({ reference, refunded }) => [reference, refunded]));
  const count = refundings.length;
  const totalOf = (reference: string) => sum((back[reference] ?? []).map(({ amount }) => amount));
  const where = (holds: (refunding: Refunding) => boolean) => refundings.filter(holds).length;
  return [
    createFigure(
      'payments of which each refund was made once',
      count,
      where(({ part }) => amountsOf(back[part.reference]) === amountsOf(planned[part.reference])),
    ),
    createFigure(
      'payments of which no more was to go back than was paid',
      count,
      where(
        ({ part }) =>
          sum((planned[part.reference] ?? []).map(({ amount }) => amount)) <= Number(part.amount),
      ),
    ),
    createFigure(
      'payments of which as much went back as was asked',
      count,
      where(({ part, totals }) => totals.includes(totalOf(part.reference))),
    ),
    createFigure(
      'payments that know what went back',
      count,
      where(({ part }) => known.get(part.reference) === totalOf(part.reference)),
    ),
  ];
}

export const refunds: Scenario = {
  name: 'refunds',
  system: { variables: deskVariables },
  async run(system, share): Promise<Figure[]> {
    const killCount = takeShare(kills, share);
    const refundings = await sell(system, killCount * purchasesPerKill);
    const asked = [];
    let met = 0;
    let last: Outage = { from: 0, ready: 0 };
    for (let kill = 1; kill <= killCount; kill += 1) {
      await injectFaults(system, kill - 1);
      const from = (kill - 1) * purchasesPerKill;
      for (const refunding of refundings.slice(from, from + purchasesPerKill))
        asked.push({ refunding, answers: sendAtOnce(system, refunding) });
      await wait(maxPause * Math.random());
      last = await killOnce(system, kill % postgresEvery === 0 ? 'postgres' : 'commerce');
      met += await waitForHits(system);
      await endFaults(system);
    }
    const answered = await Promise.all(
      asked.map(async ({ answers, refunding }) => ({ refunding, answers: await answers })),
    );
    const settled = await waitForRefunds(system, last);
    const done = settled.filter(({ state }) => state === 'done');
    const soon = done.filter(({ settledAt }) => isSoon(settledAt, last));
    const alike = await inParallel(answered, 8, ({ answers, refunding }) =>
      countAlike(system, refunding, answers),
    );
    const askCount = sum(refundings.map(({ asks }) => asks.length));
    return [
      createFigure('kills while money is asked for', killCount, killCount),
      createFigure('calls that the provider failed, at least', killCount, met),
      createFigure('payments to be given back', killCount * purchasesPerKill, refundings.length),
      createFigure('asks answered alike each time', askCount, sum(alike)),
      createTimingFigure('made within 30 s after the last kill', settled.length, soon.length),
      createFigure('refunds made', settled.length, done.length),
      ...(await compareRecords(system, refundings, await readRefunds(system))),
    ];
  },
};
