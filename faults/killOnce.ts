import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@/contract/paths';
import { send } from './client';
import type { Outage } from './uncertainPayments';
import type { FaultSystem } from './system';

const pollMs = 50;

async function isReady({ commerceUrl }: FaultSystem): Promise<boolean> {
  return (await send(`${commerceUrl}${paths.readiness}`)).status === 200;
}

/** Kills a process. @returns when it was killed and when commerce was ready again. */
export async function killOnce(
  system: FaultSystem,
  name: 'commerce' | 'postgres',
): Promise<Outage> {
  const from = Date.now();
  await system.kill(name);
  while (!(await isReady(system))) await wait(pollMs);
  return { from, ready: Date.now() };
}
