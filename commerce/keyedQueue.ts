import { ProblemError } from './http/problems';

/** Runs one task of a key at a time, in the order in which they came. */
export interface KeyedQueue {
  /** @throws ProblemError rate_limited when too many wait for this key already. */
  run<Result>(key: string, task: () => Promise<Result>): Promise<Result>;
}

/**
 * A queue in this process, before what waits in the database: tasks that wait for one row there
 * would each hold a connection that others need.
 * @param longest How many tasks of one key may wait.
 */
export function createKeyedQueue(longest: number): KeyedQueue {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>();
  return {
    async run(key, task) {
      const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 };
      if (queue.length > longest) throw new ProblemError('rate_limited', { retryAfter: 1 });
      queues.set(key, queue);
      queue.length += 1;
      const result = queue.last.then(task);
      queue.last = result.catch(() => undefined);
      try {
        return await result;
      } finally {
        queue.length -= 1;
        if (queue.length === 0) queues.delete(key);
      }
    },
  };
}
