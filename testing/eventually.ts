import { inspect } from 'node:util';

interface Patience {
  limit?: number;
  pause?: number;
}

/** Calls `ask` again until `isDone`, up to a limit. @returns the last value, done or not */
export async function askForAWhile<Value>(
  ask: () => Value | Promise<Value>,
  isDone: (value: Value) => boolean,
  { limit = 45_000, pause = 50 }: Patience = {},
): Promise<Value> {
  const end = Date.now() + limit;
  for (;;) {
    const value = await ask();
    if (isDone(value) || Date.now() > end) return value;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * Calls `ask` again until `isDone`.
 * @throws Error with the last value when it is not done within the limit
 */
export async function eventually<Value>(
  ask: () => Value | Promise<Value>,
  isDone: (value: Value) => boolean,
  patience: Patience = {},
): Promise<Value> {
  const value = await askForAWhile(ask, isDone, patience);
  if (!isDone(value)) throw new Error(`The last value was ${inspect(value, { depth: 4 })}`);
  return value;
}
