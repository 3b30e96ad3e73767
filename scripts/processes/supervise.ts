import { setTimeout as wait } from 'node:timers/promises';
import { errorMessage } from '../errorMessage';
import type { Member } from './Member';
import type { RunningProcess } from './RunningProcess';
import { restartDelay } from './restartDelay';

/** A member that has run this long is well again: the next failure counts as the first. */
const STEADY_MS = 60_000;

export interface Supervised {
  name: string;
  /** Call after aborting the signal given to `supervise`. */
  stop(): Promise<void>;
  kill(): void;
}

/**
 * Starts the member and, whenever it ends by itself, starts it again with growing waits: a checkout
 * that nobody watches at night must come back, and a service that keeps failing must not take the
 * machine with it. The others go on meanwhile; they answer "unavailable" and recover.
 * @throws what the first start throws; later failures are reported and tried again.
 */
export async function supervise(
  member: Member,
  stopping: AbortSignal,
  report: (line: string) => void,
): Promise<Supervised> {
  let current = await member.start(stopping);

  async function startAgain(how: string, failures: number): Promise<RunningProcess> {
    const seconds = restartDelay(failures);
    report(`${member.name} stopped by itself (${how}); it starts again in ${seconds} s.`);
    await wait(seconds * 1000, undefined, { signal: stopping });
    try {
      const running = await member.start(stopping);
      report(`${member.name} runs again.`);
      return running;
    } catch (thrown) {
      stopping.throwIfAborted();
      return startAgain(errorMessage(thrown), failures + 1);
    }
  }

  async function keepRunning(): Promise<void> {
    let failures = 0;
    while (!stopping.aborted) {
      const readyAt = Date.now();
      const how = await current.exited;
      if (stopping.aborted) return;
      failures = Date.now() - readyAt > STEADY_MS ? 1 : failures + 1;
      current = await startAgain(how, failures);
    }
  }

  const kept = keepRunning().catch((thrown: unknown) => {
    if (!stopping.aborted) throw thrown;
  });
  return {
    name: member.name,
    stop: async () => {
      await current.stop();
      await kept;
    },
    kill: () => current.kill(),
  };
}
