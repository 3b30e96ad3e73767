import type { Member } from './Member';
import { supervise, type Supervised } from './supervise';

export interface System {
  /** Starts the next member and waits until it is ready. */
  start(member: Member): Promise<void>;
  /** Does a step of the start that ends by itself (a build, the migrations). */
  run<Result>(step: (stopping: AbortSignal) => Promise<Result>): Promise<Result>;
  /** To be done once every member has stopped. */
  atEnd(action: () => void): void;
  /** Stops every member, the last started first, each one before the next. */
  stop(): Promise<void>;
  /** Ends every member now. */
  kill(): void;
  readonly stopping: AbortSignal;
}

/** The processes of one supervisor. */
export function createSystem(report: (line: string) => void): System {
  const controller = new AbortController();
  const stopping = controller.signal;
  const members: Supervised[] = [];
  const endings: (() => void)[] = [];
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
    start: async (member) => {
      await run(async () => {
        members.push(await supervise(member, stopping, report));
        report(`${member.name} is ready.`);
      });
    },
    atEnd: (action) => {
      endings.push(action);
    },
    stop: async () => {
      controller.abort();
      await current;
      for (const member of members.toReversed()) {
        await member.stop();
        report(`${member.name} stopped.`);
      }
      for (const action of endings) action();
    },
    kill: () => members.forEach((member) => member.kill()),
  };
}
