import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { errorMessage } from '../errorMessage';
import type { RunningProcess } from './RunningProcess';

export interface StopManners {
  /** How the program is asked to stop. */
  signal: NodeJS.Signals;
  /** How long it may take before it is killed, in seconds. */
  seconds: number;
}

/** How long the last lines of a process that ended are waited for: its own children may hold on. */
const LAST_LINES_MS = 1_000;

async function ending(child: ChildProcess): Promise<string> {
  const closed = once(child, 'close').catch(() => undefined);
  try {
    const [code, signal] = await once(child, 'exit');
    await Promise.race([closed, wait(LAST_LINES_MS, undefined, { ref: false })]);
    return typeof signal === 'string' ? `signal ${signal}` : `exit code ${String(code)}`;
  } catch (thrown) {
    return errorMessage(thrown);
  }
}

/** The life of a child process that was just spawned. */
export function watchChild(child: ChildProcess, manners: StopManners): RunningProcess {
  const exited = ending(child);
  return {
    exited,
    stop: async () => {
      child.kill(manners.signal);
      const patience = new AbortController();
      const late = wait(manners.seconds * 1000, true, { signal: patience.signal });
      const isLate = await Promise.race([exited.then(() => false), late]);
      patience.abort();
      await late.catch(() => undefined);
      if (isLate) child.kill('SIGKILL');
      await exited;
    },
    kill: () => {
      child.kill('SIGKILL');
    },
  };
}
