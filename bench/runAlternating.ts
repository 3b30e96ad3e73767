import type { Pair } from './figures';

export async function runAlternating(
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
