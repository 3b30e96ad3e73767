import { inspect } from 'node:util';

interface PollOptions {
  timeoutMs?: number;
  intervalMs?: number;
}

/** Calls `ask` again until `isDone`, up to a limit. @returns the last value, done or not */
export async function poll<Value>(
  ask: () => Value | Promise<Value>,
  isDone: (value: Value) => boolean,
  { timeoutMs = 45_000, intervalMs = 50 }: PollOptions = {},
): Promise<Value> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const value = await ask();
    if (isDone(value) || Date.now() > end) return value;
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}

/**
 * Calls `ask` again until `isDone`.
 * @throws Error with the last value when it is not done within the limit
 */
export async function eventually<Value>(
  ask: () => Value | Promise<Value>,
  isDone: (value: Value) => boolean,
  options: PollOptions = {},
): Promise<Value> {
  const value = await poll(ask, isDone, options);
  if (!isDone(value)) throw new Error(`The last value was ${inspect(value, { depth: 4 })}`);
  return value;
}
