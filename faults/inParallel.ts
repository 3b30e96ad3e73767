/** Runs `work` on all items, `width` at once. @returns the results in the order of the items. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const waiting = items.entries();
  const results: [index: number, result: Result][] = [];
  const workers = Array.from({ length: width }, async () => {
    for (const [index, item] of waiting) results.push([index, await work(item, index)]);
  });
  await Promise.all(workers);
  return results.sort(([first], [second]) => first - second).map(([, result]) => result);
}
