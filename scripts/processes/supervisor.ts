import { setTimeout as wait } from 'node:timers/promises';
import { errorMessage } from '../StartProblem';

/** Prints a line for the operator. */
export type Report = (line: string) => void;

export interface RunningProcess {
  /** How it exited, in words ("exit code 1"), whenever that happens. Never rejects. */
  readonly exited: Promise<string>;
  /** Asks it to stop, and kills it when it takes too long. */
  stop(): Promise<void>;
  kill(): void;
}

/** A long-running part of the product, which the supervisor starts, watches and stops. */
export interface Service {
  name: string;
  /**
   * Resolves when it is ready. When it fails, or the signal aborts it, nothing is left running.
   * @throws StartProblem
   */
  start(stopping: AbortSignal): Promise<RunningProcess>;
}

export interface Supervisor {
  /** Starts the next service and waits until it is ready. */
  start(service: Service): Promise<void>;
  /** Runs a step of the start that ends by itself (a build, the migrations). */
  run<Result>(step: (stopping: AbortSignal) => Promise<Result>): Promise<Result>;
  /** Adds something to do once every service has stopped. */
  onStopped(action: () => void): void;
  /** Stops every service in order, the last started first. */
  stop(): Promise<void>;
  /** Kills every service. */
  kill(): void;
  readonly stopping: AbortSignal;
}

/** A service that ran this long has recovered: its next failure counts as the first. */
const RECOVERED_MS = 60_000;
const LONGEST_DELAY_SECONDS = 30;

/** How long to wait before the restart after the nth failure in a row (1, 2, 3 …), in seconds. */
export function restartDelay(failures: number): number {
  return Math.min(2 ** (failures - 1), LONGEST_DELAY_SECONDS);
}

/**
 * Starts the service and restarts it, with growing delays, whenever it exits by itself: a checkout
 * must come back at night, and a service that keeps failing must not take the machine with it.
 * Meanwhile the others run on; they answer "unavailable" and recover.
 * @throws what the first start throws; later failures are reported and retried.
 */
async function keepRunning(service: Service, stopping: AbortSignal, report: Report) {
  let current = await service.start(stopping);

  async function restart(reason: string, failures: number): Promise<RunningProcess> {
    const seconds = restartDelay(failures);
    report(`${service.name} stopped by itself (${reason}); it starts again in ${seconds} s.`);
    await wait(seconds * 1000, undefined, { signal: stopping });
    try {
      const running = await service.start(stopping);
      report(`${service.name} runs again.`);
      return running;
    } catch (thrown) {
      stopping.throwIfAborted();
      return restart(errorMessage(thrown), failures + 1);
    }
  }

  async function watch(): Promise<void> {
    let failures = 0;
    while (!stopping.aborted) {
      const readyAt = Date.now();
      const reason = await current.exited;
      if (stopping.aborted) return;
      failures = Date.now() - readyAt > RECOVERED_MS ? 1 : failures + 1;
      current = await restart(reason, failures);
    }
  }

  const watching = watch().catch((thrown: unknown) => {
    if (!stopping.aborted) throw thrown;
  });
  return {
    stop: async () => {
      await current.stop();
      await watching;
      report(`${service.name} stopped.`);
    },
    kill: () => current.kill(),
  };
}

/**
 * Starts services one after the other, keeps them running and stops them in reverse order. Its own
 * and not a library's: the process runners of npm know neither an order of starting and stopping nor
 * a last grace period, which is what loses no payment here.
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
    kill: () => services.forEach((service) => service.kill()),
  };
}
