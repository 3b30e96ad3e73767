import { setTimeout as wait } from 'node:timers/promises';
import { groupBy } from 'es-toolkit';
import { query } from '@/testing/query';
import { send } from '../client';
import { inParallel } from '../inParallel';
import { killOnce } from '../killOnce';
import { startLoad } from '../load';
import { settle } from '../checker';
import { deskVariables } from '../refundRequests';
import {
  createDurationFigure,
  createFigure,
  createLimitFigure,
  type Figure,
  type Scenario,
  takeShare,
} from '../Scenario';
import type { FaultSystem } from '../system';
import { listDecided, startMoneyBack, waitForMoneyBack } from './moneyBack';
import { createReceivers, type Receiver, type ReceivedEvent } from './receivers';
import { repeatUntilStopped } from './repeatUntilStopped';

const eventCount = 10_000;
const killCount = 20;
const refundCount = 300;
const disputeCount = 100;
/** Of twenty kills PostgreSQL has two, commerce four and each worker seven. */
const victims = [
  ...(['worker 1', 'postgres', 'worker 2', 'commerce', 'worker 1'] as const),
  ...(['worker 2', 'worker 1', 'commerce', 'worker 2', 'worker 1'] as const),
  ...(['worker 2', 'postgres', 'worker 1', 'commerce', 'worker 2'] as const),
  ...(['worker 1', 'worker 2', 'commerce', 'worker 1', 'worker 2'] as const),
];
const lines = 12;
const delayMs = 3_000;
const maxRestSeconds = 60;

function startPayers(system: FaultSystem): () => Promise<void> {
  const paid = new Set<string>();
  return repeatUntilStopped(async () => {
    const rows = await query<{ txid: string }>(
      system,
      "select pix_txid as txid from payment_parts where method = 'pix' and state = 'pending'",
    ).catch(() => []);
    const open = rows.filter(({ txid }) => !paid.has(txid));
    await inParallel(open, 4, async ({ txid }) => {
      const headers = { authorization: `Bearer ${system.sandboxApiKey}` };
      const { status } = await send(`${system.sandboxUrl}/pix/${txid}/pay`, {
        method: 'POST',
        headers,
      });
      if (status === 200) paid.add(txid);
    });
  });
}

async function countEvents(system: FaultSystem): Promise<number> {
  const rows = await query<{ count: number }>(system, 'select count(*)::int as count from outbox');
  return rows[0]?.count ?? 0;
}

/**
 * The events that must be delivered, in order within a purchase, read from the database's own history
 * and not from the outbox.
 */
const demanded = `
  select 'lead.created' as type, id::text as id, null as purchase, 0 as place from leads
  union all
  select 'payment.' || to_state, payment_id::text, purchase_id::text, place from (
    select distinct on (payment_id, at) payment_id, to_state, id as place
    from payment_transitions where part is null order by payment_id, at, id desc) last
  join payments on payments.id = payment_id
  where to_state in ('pending', 'paid', 'declined', 'expired', 'refunded')
  union all
  select follows.type, payment_id::text, purchase_id::text, 9e15 from payment_transitions
  join payments on payments.id = payment_id,
    (values ('invoice.requested'), ('subscription.started')) as follows (type)
  where part is null and to_state = 'paid'
  union all
  select 'subscription.ended', lead_id::text, purchases.id::text, 9e15 from payment_transitions
  join payments on payments.id = payment_id join purchases on purchases.id = purchase_id
  where part is null and to_state = 'refunded'
  union all
  select 'payment.refunded', payment_id::text, purchase_id::text, 9e15 from refunds
  join payments on payments.id = payment_id
  where refunds.state = 'done' and payments.state = 'paid'
  order by place`;

interface Demand {
  type: string;
  id: string;
  purchase: string | null;
}

/** Of a dispute only its end is demanded: commerce may hear of it before it hears of its beginning. */
const listDisputed = async (system: FaultSystem): Promise<Demand[]> =>
  (await listDecided(system)).map(({ paymentId, status }) => ({
    type: 'payment.disputed',
    id: `${paymentId} ${status}`,
    purchase: null,
  }));

const keyOf = ({ data, type }: ReceivedEvent) =>
  [type, data.paymentId ?? data.leadId, data.dispute?.status].filter(Boolean).join(' ');

const countOf = (demands: readonly Demand[], type: string) =>
  demands.filter((demand) => demand.type === type).length;

interface Delivered {
  name: string;
  demands: readonly Demand[];
  events: readonly ReceivedEvent[];
}

function judge({ demands, events, name }: Delivered): Figure[] {
  const keys = events.map(keyOf);
  const told = new Map(keys.map((key, index) => [key, index]));
  const missing = demands.filter(({ id, type }) => !told.has(`${type} ${id}`));
  const purchases = Object.entries(
    groupBy(
      demands.filter(({ purchase }) => purchase !== null),
      ({ purchase }) => purchase ?? '',
    ),
  );
  const arrivals = groupBy(events, ({ data }) => data.purchaseId ?? '');
  const isRising = (numbers: readonly number[]) =>
    numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
  const inOrder = purchases.filter(([purchase, all]) => {
    const own = arrivals[purchase] ?? [];
    const ofHistory = all.filter(({ type }) => type.startsWith('payment.'));
    const places = ofHistory.map(({ id, type }) => told.get(`${type} ${id}`) ?? -1);
    return isRising(places) && isRising(own.map(({ sequence }) => sequence));
  });
  return [
    createFigure(`${name}: events told`, demands.length, demands.length - missing.length),
    createFigure(`${name}: purchases told in order`, purchases.length, inOrder.length),
  ];
}

/** Waits until no event is left for the healthy receivers. @returns seconds */
async function waitUntilDelivered(system: FaultSystem): Promise<number> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  while (seconds() < 3 * maxRestSeconds) {
    const [row] = await query<{ left: number }>(
      system,
      `select count(*)::int as left from outbox_deliveries
       where state <> 'delivered' and destination in ('well', 'flaky')`,
    );
    if (row?.left === 0) return seconds();
    await wait(250);
  }
  return seconds();
}

async function countKept(system: FaultSystem, destination: string) {
  const [row] = await query<{ all: number; kept: number }>(
    system,
    `select count(*)::int as all, count(*) filter (where state = 'pending')::int as kept
     from outbox_deliveries where destination = $1`,
    [destination],
  );
  return row ?? { all: 0, kept: 0 };
}

/** Seconds from an event to its delivery to the well receiver. */
async function readDelays(system: FaultSystem): Promise<{ usual: number; longest: number }> {
  const [row] = await query<{ usual: number; longest: number }>(
    system,
    `select
       coalesce(percentile_cont(0.95) within group (order by seconds)
         filter (where attempts = 1), 0)::float8 as usual,
       coalesce(max(seconds), 0)::float8 as longest
     from (
       select attempts, extract(epoch from settled_at - queued_at) as seconds
       from outbox_deliveries where destination = 'well' and state = 'delivered') told`,
  );
  return row ?? { usual: 0, longest: 0 };
}

function kill(system: FaultSystem, turn: number): Promise<unknown> {
  const victim = victims[turn % victims.length] ?? 'commerce';
  return victim === 'postgres' ? killOnce(system, victim) : system.kill(victim);
}

const receivers = createReceivers();

export const deliveredEvents: Scenario = {
  name: 'events',
  system: { workers: 2, variables: deskVariables, startDependencies: () => receivers.start() },
  async run(system, share): Promise<Figure[]> {
    const { flaky, silent, well } = receivers;
    const wanted = takeShare(eventCount, share);
    const kills = takeShare(killCount, share);
    const refundsWanted = takeShare(refundCount, share);
    const disputesWanted = takeShare(disputeCount, share);
    try {
      const load = await startLoad(system, lines);
      const stopPayers = startPayers(system);
      const stopMoneyBack = startMoneyBack(system);
      for (let turn = 0; turn < kills; turn += 1) {
        await wait(delayMs * (0.5 + Math.random() / 2));
        await kill(system, turn);
      }
      while ((await countEvents(system)) < wanted) await wait(1_000);
      await load.stop();
      await stopPayers();
      await stopMoneyBack();
      await settle(system);
      await waitForMoneyBack(system, maxRestSeconds);
      const rest = await waitUntilDelivered(system);
      const written = await countEvents(system);
      const disputed = await listDisputed(system);
      const demands = [...(await query<Demand>(system, demanded)), ...disputed];
      const ofFlaky = demands.filter(({ type }) => /^payment\.(?:pending|paid)$/.test(type));
      const dead = await countKept(system, 'dead');
      const unanswered = await countKept(system, 'silent');
      const unreadable = [well, flaky, silent].reduce((sum, each) => sum + each.unreadable, 0);
      const delays = await readDelays(system);
      const repeats = ({ id, repeated }: Receiver) =>
        createFigure(`${id}: events that came again (at least once)`, repeated, repeated);
      return [
        createFigure('kills of workers, commerce and PostgreSQL', kills, kills),
        createFigure('events written, at least', wanted, written),
        createFigure(
          'events of refunds, at least',
          refundsWanted,
          countOf(demands, 'payment.refunded'),
        ),
        createFigure('events of disputes, at least', disputesWanted, disputed.length),
        ...judge({ name: 'well', demands, events: well.events }),
        ...judge({ name: 'flaky', demands: ofFlaky, events: flaky.events }),
        repeats(well),
        repeats(flaky),
        createLimitFigure('unreadable or not signed, at most 0', 0, unreadable),
        createFigure('dead: events still to be told', dead.all, dead.kept),
        createFigure('silent: events still to be told', unanswered.all, unanswered.kept),
        createDurationFigure('seconds until all was told, at most 60', maxRestSeconds, rest),
        createDurationFigure('seconds to the well one, 95 %, at most 5', 5, delays.usual),
        createDurationFigure(
          'seconds to the well one, the longest, retried, too, at most 60',
          maxRestSeconds,
          delays.longest,
        ),
      ];
    } finally {
      receivers.stop();
    }
  },
};
