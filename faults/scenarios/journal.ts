import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { poll } from '@/testing/eventually';
import { send } from '../client';
import { startLoad } from '../load';
import { createFigure, type Scenario, takeShare } from '../Scenario';
import type { FaultSystem } from '../system';

const failureCount = 20;
const lines = 8;
const wellMs = 1_500;
const fullMs = 1_000;
const pollMs = 100;
const maxFullMs = 60_000;

async function getReadiness({ sandboxUrl }: FaultSystem): Promise<number> {
  return (await send(`${sandboxUrl}/readiness`)).status;
}

/**
 * Fills the sandbox's disk, frees it and restarts the sandbox. @returns whether it reported the
 * failure.
 */
async function failOnce(system: FaultSystem): Promise<boolean> {
  const flag = path.join(system.dataDir, 'disk-is-full');
  writeFileSync(flag, '');
  const status = await poll(
    () => getReadiness(system),
    (answered) => answered === 503,
    { timeoutMs: maxFullMs, intervalMs: pollMs },
  );
  await wait(fullMs);
  rmSync(flag);
  await system.kill('sandbox');
  while ((await getReadiness(system)) !== 200) await wait(pollMs);
  return status === 503;
}

export const journal: Scenario = {
  name: 'journal',
  system: { sandboxPreload: 'failingDisk.js' },
  async run(system, share) {
    const count = takeShare(failureCount, share);
    const load = await startLoad(system, lines);
    let told = 0;
    for (let failure = 0; failure < count; failure += 1) {
      await wait(wellMs);
      if (await failOnce(system)) told += 1;
    }
    await load.stop();
    return [createFigure('failures that the provider reports', count, told)];
  },
};
