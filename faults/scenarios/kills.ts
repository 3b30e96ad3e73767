import { setTimeout as wait } from 'node:timers/promises';
import { poll } from '@/testing/eventually';
import { countSettled, type Outage, readUncertainPayments } from '../uncertainPayments';
import { killOnce } from '../killOnce';
import { type Acknowledged, countKept, startLoad } from '../load';
import { findUnsettled, settle } from '../checker';
import {
  createFigure,
  createTimingFigure,
  type Figure,
  type Scenario,
  takeShare,
} from '../Scenario';
import type { FaultSystem } from '../system';

const rounds = 5;
const killsPerRound = 24;
const postgresEvery = 6;
const acknowledgedCount = 5_000;
const lines = 16;
const maxPause = 1_500;
const readyLimitMs = 8_000;
const lateShare = 0.05;
const maxRestMs = 300_000;

async function checkRound(
  system: FaultSystem,
  acknowledged: Acknowledged,
): Promise<{ kept: number; late: number; unsettled: number }> {
  const books = await settle(system);
  const kept = await countKept(system, acknowledged);
  return { kept, late: books.late.length, unsettled: findUnsettled(books).length };
}

export const kills: Scenario = {
  name: 'kills',
  async run(system, share): Promise<Figure[]> {
    const total = { acknowledged: 0, kept: 0, inTime: 0, settled: 0 };
    const outages: Outage[] = [];
    const roundCount = takeShare(rounds, share);
    const killCount = takeShare(killsPerRound, Math.min(1, share * rounds));
    for (let round = 0; round < roundCount; round += 1) {
      const load = await startLoad(system, lines);
      for (let kill = 1; kill <= killCount; kill += 1) {
        await wait(maxPause * (0.5 + Math.random() / 2));
        outages.push(await killOnce(system, kill % postgresEvery === 0 ? 'postgres' : 'commerce'));
      }
      // Gives the buyers on a slow machine time to finish, up to a limit.
      await poll(
        () => Promise.resolve(load.count()),
        (count) => count >= takeShare(acknowledgedCount, share) / roundCount,
        { timeoutMs: maxRestMs },
      );
      const acknowledged = await load.stop();
      const { kept, late, unsettled } = await checkRound(system, acknowledged);
      total.acknowledged += acknowledged.leadIds.length + acknowledged.tokens.length;
      total.kept += kept;
      total.inTime += late === 0 ? 1 : 0;
      total.settled += unsettled === 0 ? 1 : 0;
    }
    const killed = outages.length;
    const inTime = outages.filter(({ from, ready }) => ready - from <= readyLimitMs).length;
    const inDoubt = countSettled(await readUncertainPayments(system), outages);
    const needed = takeShare(acknowledgedCount, share);
    return [
      createTimingFigure(
        'ready within 8 s, 95 % of',
        killed,
        inTime,
        Math.floor(killed * lateShare),
      ),
      createFigure('acknowledged under load, at least', needed, total.acknowledged),
      createFigure('acknowledged and kept', total.acknowledged, total.kept),
      createTimingFigure('in doubt at ready, settled within 30 s', inDoubt.asked, inDoubt.settled),
      createTimingFigure('rounds settled within 30 s', roundCount, total.inTime),
      createFigure('rounds settled', roundCount, total.settled),
    ];
  },
};
