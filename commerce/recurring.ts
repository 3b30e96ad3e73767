import { runWatched } from '@/domain/monitoring/backgroundWork.server';
import { withTrace } from '@/domain/monitoring/trace.server';

export interface RecurringWork {
  isStopped: () => boolean;
  onError: (error: unknown) => void;
}

interface NamedWork extends RecurringWork {
  name: string;
}

/** Works now, and again after a delay (milliseconds) from each end. @returns how to stop */
export function repeat(
  everyMs: number,
  work: (isStopped: () => boolean) => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let hasStopped = false;
  const round = async (): Promise<void> => {
    await work(() => hasStopped).catch(onError);
    if (hasStopped) return;
    timer = setTimeout(() => {
      running = round();
    }, everyMs);
  };
  let running = round();
  return async () => {
    hasStopped = true;
    clearTimeout(timer);
    await running;
  };
}

/**
 * Works on what is due, with a number of concurrent workers, until nothing is left. A worker that
 * takes a piece starts the next worker first: a round that finds nothing has asked once.
 */
export async function drain<Item>(
  { isStopped, name, onError }: NamedWork,
  workers: number,
  take: () => Promise<Item | undefined>,
  handle: (item: Item) => Promise<void>,
): Promise<void> {
  let isDone = false;
  const takeNext = async (): Promise<Item | undefined> => {
    const item = isDone || isStopped() ? undefined : await take();
    isDone ||= item === undefined;
    return item;
  };
  const work = async (first: Item): Promise<void> => {
    for (let item: Item | undefined = first; item !== undefined; item = await takeNext()) {
      const current = item;
      await withTrace(undefined, () => runWatched(name, () => handle(current)).catch(onError));
    }
  };
  const startWorkers = async (left: number): Promise<void> => {
    const item = left > 0 ? await takeNext() : undefined;
    if (item !== undefined) await Promise.all([work(item), startWorkers(left - 1)]);
  };
  await startWorkers(workers);
}
