import { tellOfWork } from '@/domain/monitoring/backgroundWork.server';
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
export async function workThrough<Piece>(
  { isStopped, name, onError }: NamedWork,
  workers: number,
  take: () => Promise<Piece | undefined>,
  handle: (piece: Piece) => Promise<void>,
): Promise<void> {
  let isDone = false;
  const takeNext = async (): Promise<Piece | undefined> => {
    const piece = isDone || isStopped() ? undefined : await take();
    isDone ||= piece === undefined;
    return piece;
  };
  const work = async (first: Piece): Promise<void> => {
    for (let piece: Piece | undefined = first; piece !== undefined; piece = await takeNext()) {
      const current = piece;
      await withTrace(undefined, () => tellOfWork(name, () => handle(current)).catch(onError));
    }
  };
  const callIn = async (left: number): Promise<void> => {
    const piece = left > 0 ? await takeNext() : undefined;
    if (piece !== undefined) await Promise.all([work(piece), callIn(left - 1)]);
  };
  await callIn(workers);
}
