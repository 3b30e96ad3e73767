import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { StartProblem } from '../StartProblem';
import { portState } from './portState';

export interface NeededPort {
  /** The variable that changes it. */
  variable: string;
  port: number;
  host: string;
}

const PAUSE_MS = 200;

async function checkPort({ variable, port, host }: NeededPort, patienceMs: number): Promise<void> {
  const state = await portState(port, host);
  if (state === 'free') return;
  if (state === 'forbidden')
    throw new StartProblem(
      `Port ${port} may not be used by this account; set ${variable} to a port above 1023.`,
    );
  if (patienceMs <= 0)
    throw new StartProblem(`Port ${port} is in use; stop what uses it or set ${variable}.`);
  await wait(PAUSE_MS);
  await checkPort({ variable, port, host }, patienceMs - PAUSE_MS);
}

/**
 * Browsers and fetch refuse some ports outright (Fetch standard, "bad port"). A service there would
 * run and never be reached.
 */
async function refuseBadPort({ port, variable }: NeededPort): Promise<void> {
  const failure = await fetch(`http://127.0.0.1:${port}`).then(() => '', inspect);
  if (failure.includes('bad port'))
    throw new StartProblem(`Browsers refuse port ${port}; set ${variable} to another.`);
}

/**
 * Checks that every port can be listened on, before anything starts.
 * @param patienceMs how long a taken port is waited for: after a supervisor that was killed, its
 *   last processes may still be going.
 * @throws StartProblem naming the port and its variable.
 */
export async function checkPorts(needed: readonly NeededPort[], patienceMs: number): Promise<void> {
  for (const one of needed) {
    await checkPort(one, patienceMs);
    await refuseBadPort(one);
  }
}
