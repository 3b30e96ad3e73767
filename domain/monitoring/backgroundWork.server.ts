import { oneOfProcess } from '../oneOfProcess.server';
import { type Outcome, unlessItFails } from './spans.server';

/** @returns how to end it */
type WatchWork = (name: string) => (outcome: Outcome) => void;

const watcher = oneOfProcess<{ watch: WatchWork }>('work watcher', () => ({
  watch: () => () => undefined,
}));

/** Who is told of the work that this process does for no caller; until then nobody is. */
export function setWorkWatcher(watch: WatchWork): void {
  watcher.watch = watch;
}

/** Does a piece of work within its trace, and tells how long it took and whether it failed. */
export async function tellOfWork(name: string, work: () => Promise<void>): Promise<void> {
  const end = unlessItFails(() => watcher.watch(name));
  let outcome: Outcome = 'failure';
  try {
    await work();
    outcome = 'success';
  } finally {
    unlessItFails(() => end?.(outcome));
  }
}
