export interface Background {
  follow(work: Promise<unknown>): void;
  settled(): Promise<void>;
}

/** @param onError Called with the error of background work, which no caller awaits. */
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
