import { repeat } from '../../recurring';
import { type Circuit, createCircuit } from './retries';

interface LaneOptions<Piece> {
  everyMs: number;
  places: number;
  now: () => number;
  take: () => Promise<Piece | undefined>;
  work: (piece: Piece, circuit: Circuit) => Promise<void>;
  onError: (error: unknown) => void;
}

/**
 * Works on what is due for one receiver, several pieces at once, and spares it while it is failing.
 * @returns How to stop; resolves when running work has ended.
 */
export function startLane<Piece>({
  everyMs,
  now,
  onError,
  places,
  take,
  work,
}: LaneOptions<Piece>): () => Promise<void> {
  const circuit = createCircuit();
  const running = new Set<Promise<void>>();
  let hasStopped = false;

  async function takeNext(): Promise<Piece | undefined> {
    if (hasStopped || !circuit.mayTry(now())) return undefined;
    try {
      const piece = await take();
      if (!piece) circuit.release();
      return piece;
    } catch (error) {
      circuit.release();
      throw error;
    }
  }

  async function workOn(first: Piece): Promise<void> {
    for (let piece: Piece | undefined = first; piece; piece = await takeNext())
      await work(piece, circuit);
  }

  const stop = repeat(
    everyMs,
    async () => {
      while (running.size < places) {
        const piece = await takeNext();
        if (!piece) return;
        const worker = workOn(piece)
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
