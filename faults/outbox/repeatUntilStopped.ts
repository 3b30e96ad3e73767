import { setTimeout as wait } from 'node:timers/promises';

/**
 * Repeats `work` every half second. @returns how to stop; resolves when the running one has ended
 */
export function repeatUntilStopped(work: () => Promise<void>): () => Promise<void> {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await wait(500);
      await work();
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}
