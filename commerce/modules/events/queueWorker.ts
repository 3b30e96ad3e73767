import { repeat } from '../../recurring';
import { type Circuit, createCircuit } from './retries';

interface QueueWorkerOptions<Item> {
  everyMs: number;
  concurrency: number;
  now: () => number;
  take: () => Promise<Item | undefined>;
  work: (item: Item, circuit: Circuit) => Promise<void>;
  onError: (error: unknown) => void;
}

/**
 * Works on what is due for one receiver, several pieces at once, and spares it while it is failing.
 * @returns How to stop; resolves when running work has ended.
 */
export function startQueueWorker<Item>({
  everyMs,
  now,
  onError,
  concurrency,
  take,
  work,
}: QueueWorkerOptions<Item>): () => Promise<void> {
  const circuit = createCircuit();
  const running = new Set<Promise<void>>();
  let hasStopped = false;

  async function takeNext(): Promise<Item | undefined> {
    if (hasStopped || !circuit.mayTry(now())) return undefined;
    try {
      const item = await take();
      if (!item) circuit.release();
      return item;
    } catch (error) {
      circuit.release();
      throw error;
    }
  }

  async function workOn(first: Item): Promise<void> {
    for (let item: Item | undefined = first; item; item = await takeNext())
      await work(item, circuit);
  }

  const stop = repeat(
    everyMs,
    async () => {
      while (running.size < concurrency) {
        const item = await takeNext();
        if (!item) return;
        const worker = workOn(item)
          .catch(onError)
          .finally(() => running.delete(worker));
        running.add(worker);
      }
    },
    onError,
  );
  return async () => {
    hasStopped = true;
    await stop();
    await Promise.all(running);
  };
}
