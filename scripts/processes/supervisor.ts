import { setTimeout as wait } from 'node:timers/promises';
import { errorMessage } from '../StartProblem';

export type Report = (line: string, from?: string) => void;

export interface RunningProcess {
  /** Resolves at exit with the reason in words ("exit code 1"). Never rejects. */
  readonly exited: Promise<string>;
  stop(): Promise<void>;
  kill(): void;
}

export interface Service {
  name: string;
  /**
   * Resolves when it is ready. When it fails, or the signal aborts it, nothing is left running.
   * @throws StartProblem
   */
  start(stopping: AbortSignal): Promise<RunningProcess>;
}

export interface Supervisor {
  start(service: Service): Promise<void>;
  run<Result>(step: (stopping: AbortSignal) => Promise<Result>): Promise<Result>;
  onStopped(action: () => void): void;
  stop(): Promise<void>;
  kill(): void;
  readonly stopping: AbortSignal;
}

const LONGEST_DELAY_SECONDS = 5;

/**
 * Seconds to wait before the next start: none for a service that had become ready; after 1, 2, 3 …
 * failed starts in a row 0.5, 1, 2, 4 and then always 5.
 */
export function restartDelay(failedStarts: number): number {
  return failedStarts === 0 ? 0 : Math.min(2 ** (failedStarts - 2), LONGEST_DELAY_SECONDS);
}

/**
 * Starts the service and restarts it whenever it exits by itself: a checkout must recover at night,
 * and a service that fails to start must not take the machine down. Meanwhile the others keep running;
 * they answer "unavailable" and recover.
 * @throws what the first start throws; later failures are reported and retried.
 */
async function keepRunning(service: Service, stopping: AbortSignal, report: Report) {
  let current = await service.start(stopping);
  const isStopping = () => stopping.aborted;

  async function restart(reason: string, failedStarts: number): Promise<RunningProcess> {
    const seconds = restartDelay(failedStarts);
    const when = seconds === 0 ? 'now' : `in ${seconds} s`;
    report(`${service.name} stopped by itself (${reason}); it starts again ${when}.`);
    await wait(seconds * 1000, undefined, { signal: stopping });
    try {
      const running = await service.start(stopping);
      report(`${service.name} runs again.`);
      return running;
    } catch (thrown) {
      stopping.throwIfAborted();
      return restart(errorMessage(thrown), failedStarts + 1);
    }
  }

  async function watch(): Promise<void> {
    while (!isStopping()) {
      const reason = await current.exited;
      if (isStopping()) return;
      current = await restart(reason, 0);
    }
  }

  const watching = watch().catch((thrown: unknown) => {
    if (!stopping.aborted) throw thrown;
  });
  return {
    stop: async () => {
      const stopped = current;
      await stopped.stop();
      await watching;
      // Its successor may have started meanwhile.
      if (current !== stopped) await current.stop();
      report(`${service.name} stopped.`);
    },
    kill: () => {
      current.kill();
    },
  };
}

/**
 * Starts services one after the other, keeps them running and stops them in reverse order. No library
 * does it: the process runners of npm have neither an order of starting and stopping nor the final
 * grace period that keeps payments from being lost here.
 */
export function createSupervisor(report: Report): Supervisor {
  const controller = new AbortController();
  const stopping = controller.signal;
  const services: Awaited<ReturnType<typeof keepRunning>>[] = [];
  const actions: (() => void)[] = [];
  let current: Promise<unknown> = Promise.resolve();

  async function run<Result>(step: (stopping: AbortSignal) => Promise<Result>): Promise<Result> {
    stopping.throwIfAborted();
    const work = step(stopping);
    current = work.catch(() => undefined);
    return work;
  }

  return {
    stopping,
    run,
    start: (service) =>
      run(async () => {
        services.push(await keepRunning(service, stopping, report));
        report(`${service.name} is ready.`);
      }),
    onStopped: (action) => {
      actions.push(action);
    },
    stop: async () => {
      controller.abort();
      await current;
      for (const service of services.toReversed()) await service.stop();
      for (const action of actions) action();
    },
    kill: () => {
      services.forEach((service) => {
        service.kill();
      });
    },
  };
}
