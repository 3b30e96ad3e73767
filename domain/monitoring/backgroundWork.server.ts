import { getProcessSingleton } from '../processSingleton.server';
import { type Outcome, unlessItFails } from './spans.server';

/** @returns ends the work, with its outcome */
type WatchWork = (name: string) => (outcome: Outcome) => void;

const watcher = getProcessSingleton<{ watch: WatchWork }>('work watcher', () => ({
  watch: () => () => undefined,
}));

export function setWorkWatcher(watch: WatchWork): void {
  watcher.watch = watch;
}

export async function runWatched(name: string, work: () => Promise<void>): Promise<void> {
  const end = unlessItFails(() => watcher.watch(name));
  let outcome: Outcome = 'failure';
  try {
    await work();
    outcome = 'success';
  } finally {
    unlessItFails(() => end?.(outcome));
  }
}
