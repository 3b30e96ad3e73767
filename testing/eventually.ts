/**
 * Asks again until `isDone`, for at most as long as a busy machine needs; answers the last value.
 * @param limit and the pause between two tries, in milliseconds
 */
export async function eventually<Value>(
  ask: () => Promise<Value>,
  isDone: (value: Value) => boolean,
  { limit = 45_000, pause = 50 } = {},
): Promise<Value> {
  const end = Date.now() + limit;
  for (;;) {
    const value = await ask();
    if (isDone(value) || Date.now() > end) return value;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
