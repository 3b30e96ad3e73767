import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from '../StartProblem';
import type { RunningProcess } from './RunningProcess';

const PAUSE_MS = 100;
const PROBE_LIMIT_MS = 5_000;

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PROBE_LIMIT_MS) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * Waits until the address answers 2xx.
 * @throws StartProblem when the process ends before, or takes longer than the limit (seconds).
 */
export async function waitForReady(
  { name, readyUrl }: { name: string; readyUrl: string },
  running: RunningProcess,
  limitSeconds: number,
): Promise<void> {
  let ended: string | undefined;
  void running.exited.then((how) => {
    ended = how;
  });
  const limit = Date.now() + limitSeconds * 1000;
  while (Date.now() < limit) {
    if (ended !== undefined)
      throw new StartProblem(
        `${name} stopped before it was ready (${ended}); its lines above say why.`,
      );
    if (await isReady(readyUrl)) return;
    await wait(PAUSE_MS);
  }
  throw new StartProblem(
    `${name} was not ready after ${limitSeconds} seconds (${readyUrl}); its lines above say why.`,
  );
}
