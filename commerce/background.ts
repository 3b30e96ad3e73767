export interface Background {
  follow(work: Promise<unknown>): void;
  settled(): Promise<void>;
}

/** @param onError Called with the error of work that nobody waits for any more. */
export function createBackground(onError: (error: unknown) => void): Background {
  const running = new Set<Promise<unknown>>();
  return {
    follow(work) {
      const followed = work.catch(onError).finally(() => running.delete(followed));
      running.add(followed);
    },
    async settled() {
      await Promise.all(running);
    },
  };
}
