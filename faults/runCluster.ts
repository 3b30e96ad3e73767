import { setTimeout as wait } from 'node:timers/promises';
import { runTask } from '../scripts/processes/runUntilStopped';
import type { Report } from '../scripts/processes/supervisor';
import { StartProblem } from '../scripts/StartProblem';
import { type ClusterSystem, startClusterSystem } from './cluster/clusterSystem';
import { openPixWaits } from './cluster/pixWaits';
import type { ClusterNode } from './cluster/postgresCluster';
import { requirePrograms } from './cluster/programs';
import { startVisits, type Visits } from './cluster/visits';
import { countKept, type Load, type LoadCall, startLoad } from './load';
import { auditSettled, settle } from './checker';
import { formatFigure, openLog, untilAborted } from './runScenario';
import { createDurationFigure, createFigure, createTimingFigure, type Figure } from './Scenario';

const lines = 8;
const thinkTime = 300;
const pixPages = 12;
const delayMs = 5_000;
const unnoticed = 2_000;
const lateShare = 0.01;
const longestWait = 15_000;
const longestPix = 15_000;
/**
 * Milliseconds, for a Pix paid while no server leads: the provider repeats its webhook after 1, 3, 8
 * and 18 s.
 */
const longestPixMeanwhile = 30_000;
const failovers = 2;
const longestElection = 60_000;
const maxMinutes = 20;

interface Buyers {
  load: Load;
  visits: Visits;
}

interface Seen {
  calls: readonly LoadCall[];
  pages: readonly number[];
  pix: readonly number[];
}

const longest = (times: readonly number[]) => (Math.max(0, ...times) / 1_000).toFixed(1);

function describe({ calls, pages, pix }: Seen): string {
  const again = calls.filter(({ tries }) => tries > 1);
  return [
    `${calls.length} calls, ${longest(calls.map(({ took }) => took))} s at most`,
    `${again.length} of them sent again, ${longest(again.map(({ took }) => took))} s at most`,
    `${pages.length} pages, ${longest(pages)} s at most`,
    `${pix.length} Pix, seen after ${longest(pix)} s at most`,
  ].join('; ');
}

async function watchBuyers(
  what: string,
  system: ClusterSystem,
  { load, visits }: Buyers,
  end: () => Promise<void>,
  report: Report,
): Promise<Seen> {
  await system.untilComplete();
  const waits = await openPixWaits(system, pixPages);
  await wait(delayMs);
  load.takeCalls();
  visits.take();
  await end();
  const pix = await waits.pay();
  await wait(delayMs);
  const seen = { calls: load.takeCalls(), pages: visits.take(), pix };
  report(`${what}: ${describe(seen)}.`);
  return seen;
}

async function endEachKind(system: ClusterSystem, buyers: Buyers, report: Report): Promise<Seen[]> {
  const all: Seen[] = [];
  for (const kind of ['web', 'commerce', 'worker']) {
    const [first, second] = [`${kind}-1`, `${kind}-2`];
    const kill = () => system.kill(first);
    all.push(await watchBuyers(`${first} killed`, system, buyers, kill, report));
    const replace = () => system.replace(second);
    all.push(await watchBuyers(`${second} replaced`, system, buyers, replace, report));
  }
  return all;
}

/** @throws StartProblem when no other server becomes the leader */
async function watchElection(
  { postgres }: ClusterSystem,
  killed: ClusterNode,
  report: Report,
): Promise<void> {
  const began = performance.now();
  let next = await postgres.findLeader();
  while (next === null || next === killed) {
    if (performance.now() - began > longestElection)
      throw new StartProblem(
        `No other PostgreSQL became the leader within ${longestElection / 1_000} s.`,
      );
    await wait(100);
    next = await postgres.findLeader();
  }
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  report(`${killed.name} killed; ${next.name} leads after ${seconds} s.`);
}

async function killLeader(system: ClusterSystem, buyers: Buyers, report: Report): Promise<Seen> {
  const { postgres } = system;
  const leader = await postgres.findLeader();
  if (!leader) throw new StartProblem('No PostgreSQL is the leader.');
  let election = Promise.resolve();
  const kill = async () => {
    await postgres.kill(leader);
    election = watchElection(system, leader, report);
    // Awaited below, after the buyers were watched.
    election.catch(() => undefined);
  };
  const seen = await watchBuyers(`${leader.name} killed`, system, buyers, kill, report);
  await election;
  postgres.start(leader);
  await postgres.untilReplicated();
  return seen;
}

const within = (times: readonly number[], limit: number) =>
  times.filter((time) => time <= limit).length;

function createUnnoticedFigures(seen: readonly Seen[]): Figure[] {
  const calls = seen.flatMap((one) => one.calls);
  const pages = seen.flatMap((one) => one.pages);
  const pix = seen.flatMap((one) => one.pix);
  const first = calls.filter(({ tries }) => tries === 1).length;
  const times = calls.map(({ took }) => took);
  return [
    createFigure('process ended: calls answered at the first time', calls.length, first),
    createTimingFigure(
      'process ended: calls within 2 s, 99 % of',
      calls.length,
      within(times, unnoticed),
      Math.floor(calls.length * lateShare),
    ),
    createTimingFigure('process ended: pages within 2 s', pages.length, within(pages, unnoticed)),
    createTimingFigure('process ended: Pix seen within 15 s', pix.length, within(pix, longestPix)),
  ];
}

function createFailoverFigures(seen: readonly Seen[]): Figure[] {
  const waits = seen.flatMap((one) => one.calls).map(({ took }) => took);
  const pages = seen.flatMap((one) => one.pages);
  const pix = seen.flatMap((one) => one.pix);
  return [
    createTimingFigure(
      'leader killed: told to try again for 15 s at most',
      waits.length,
      within(waits, longestWait),
    ),
    createTimingFigure('leader killed: pages within 2 s', pages.length, within(pages, unnoticed)),
    createTimingFigure(
      'leader killed: Pix paid meanwhile seen within 30 s',
      pix.length,
      within(pix, longestPixMeanwhile),
    ),
  ];
}

async function run(system: ClusterSystem, report: Report): Promise<Figure[]> {
  const load = await startLoad(system, lines, thinkTime);
  const buyers = { load, visits: startVisits(system.url) };
  const ofProcesses = await endEachKind(system, buyers, report);
  const ofLeaders: Seen[] = [];
  while (ofLeaders.length < failovers) ofLeaders.push(await killLeader(system, buyers, report));
  await buyers.visits.stop();
  const acknowledged = await load.stop();
  const count = acknowledged.leadIds.length + acknowledged.tokens.length;
  const records = await settle(system);
  return [
    ...createUnnoticedFigures(ofProcesses),
    ...createFailoverFigures(ofLeaders),
    createFigure('acknowledged and kept', count, await countKept(system, acknowledged)),
    ...auditSettled(records),
  ];
}

await runTask(async (supervisor, report) => {
  const startedAt = performance.now();
  await supervisor.run(() => Promise.resolve().then(requirePrograms));
  const system = await startClusterSystem(supervisor, openLog('cluster'));
  const figures = await supervisor.run((stopping) => {
    const end = AbortSignal.any([stopping, AbortSignal.timeout(maxMinutes * 60_000)]);
    return Promise.race([run(system, report), untilAborted(end)]);
  });
  const minutes = (performance.now() - startedAt) / 60_000;
  const name = `minutes, at most ${maxMinutes}`;
  const all = [...figures, createDurationFigure(name, maxMinutes, minutes)];
  all.forEach((figure) => {
    report(formatFigure(figure));
  });
  return all.every(({ missed }) => missed === 0);
});
