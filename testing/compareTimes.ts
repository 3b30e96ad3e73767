interface Ratios {
  median: number;
  slow: number;
}

export const bounds: Ratios = { median: 1.05, slow: 1.5 };

const rounds = 4;
const turns = 150;

function getQuantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? NaN;
}

const compare = (times: readonly number[], sound: readonly number[]): Ratios => ({
  median: getQuantile(times, 0.5) / getQuantile(sound, 0.5),
  slow: getQuantile(times, 0.9) / getQuantile(sound, 0.9),
});

const isSame = ({ median, slow }: Ratios) => median <= bounds.median && slow <= bounds.slow;

/**
 * Times the same work alternately at a sound address and at others, in as many rounds as it takes
 * until no other was slower, four at most.
 * @param time measures the work at an address, in milliseconds
 * @returns the best round of each of the others, by its name
 */
export async function compareTimes<Name extends string>(
  sound: string,
  others: Readonly<Record<Name, string>>,
  time: (address: string) => Promise<number>,
): Promise<[name: string, Ratios][]> {
  const best = new Map<string, Ratios>();
  for (let round = 0; round < rounds; round += 1) {
    const soundTimes: number[] = [];
    const timed = Object.entries<string>(others).map(([name, address]) => ({
      name,
      address,
      times: new Array<number>(),
    }));
    for (let turn = 0; turn < turns; turn += 1) {
      soundTimes.push(await time(sound));
      for (const { address, times } of timed) times.push(await time(address));
    }
    for (const { name, times } of timed) {
      const found = compare(times, soundTimes);
      const known = best.get(name);
      if (!known || (!isSame(known) && (isSame(found) || found.median < known.median)))
        best.set(name, found);
    }
    if ([...best.values()].every(isSame)) break;
  }
  return [...best];
}
