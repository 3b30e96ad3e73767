import { setTimeout as wait } from 'node:timers/promises';
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
 * Checks that every port can be listened on, before anything starts.
 * @param patienceMs how long a taken port is waited for: after a supervisor that was killed, its
 *   last processes may still be going.
 * @throws StartProblem naming the port and its variable.
 */
export async function checkPorts(needed: readonly NeededPort[], patienceMs: number): Promise<void> {
  for (const one of needed) await checkPort(one, patienceMs);
}
