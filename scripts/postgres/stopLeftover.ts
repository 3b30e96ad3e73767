import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from '../StartProblem';
import { processCommand } from '../processes/processCommand';
import { processStart } from '../processes/processStart';

const LIMIT_MS = 60_000;
const PAUSE_MS = 100;

async function waitUntilGone(pid: number): Promise<boolean> {
  for (let waited = 0; waited < LIMIT_MS; waited += PAUSE_MS) {
    if (processStart(pid) === null) return true;
    await wait(PAUSE_MS);
  }
  return false;
}

/**
 * Deals with the server that a killed supervisor left behind: stopped in order when it still runs,
 * forgotten when its process id now belongs to something else (PostgreSQL itself would wait for it).
 */
export async function stopLeftover(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || processStart(pid) === null) return;
  if (!processCommand(pid).includes(cluster)) {
    rmSync(pidFile, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  if (!(await waitUntilGone(pid)))
    throw new StartProblem(`The database of an earlier start does not stop; end process ${pid}.`);
}
