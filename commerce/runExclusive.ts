import { ProblemError } from './http/problems';

const maxQueueLength = 30;

interface Queue {
  length: number;
  last: Promise<unknown>;
}

const queues = new Map<string, Queue>();

/**
 * Serializes work by key in this process. Callers wait here and not with a connection at a database
 * lock, so that those of one phone cannot exhaust the pool; a lock inside `work` then waits for other
 * processes only.
 * @throws ProblemError rate_limited at once when too many wait for the key already.
 */
export async function runExclusive<Result>(
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const queue = queues.get(key) ?? { length: 0, last: Promise.resolve() };
  if (queue.length > maxQueueLength) throw new ProblemError('rate_limited', { retryAfter: 1 });
  queues.set(key, queue);
  queue.length += 1;
  const result = queue.last.then(work);
  // The next piece of work runs even when this one fails.
  queue.last = result.catch(() => undefined);
  try {
    return await result;
  } finally {
    queue.length -= 1;
    if (queue.length === 0) queues.delete(key);
  }
}
