import type { Pair } from './figures';

/** Runs floor and product in turn, so that what else the machine does comes to both. */
export async function inTurn(
  rounds: number,
  measure: Readonly<Record<keyof Pair, () => Promise<number>>>,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const floor = await measure.floor();
    pairs.push({ floor, product: await measure.product() });
  }
  return pairs;
}
