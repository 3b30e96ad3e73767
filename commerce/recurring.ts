interface RecurringWork {
  isStopped: () => boolean;
  /** The error of one piece of work; the others continue. */
  onError: (error: unknown) => void;
}

/** Works now, and again a while (milliseconds) after each end. @returns How to stop. */
export function repeat(
  every: number,
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
    }, every);
  };
  let running = round();
  return async () => {
    hasStopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** Takes what is due and works on it, so many pieces side by side, until nothing is. */
export async function workThrough<Piece>(
  { isStopped, onError }: RecurringWork,
  workers: number,
  take: () => Promise<Piece | undefined>,
  handle: (piece: Piece) => Promise<void>,
): Promise<void> {
  let isDone = false;
  const work = async (): Promise<void> => {
    while (!isDone && !isStopped()) {
      const piece = await take();
      if (piece === undefined) isDone = true;
      else await handle(piece).catch(onError);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
}
