/** Of what the same takes where all is well. */
export const mostOfSound = 1.05;
/** What the machine does beside only adds to a time, so it is the low ones that are compared. */
const quantile = 0.05;

function getLow(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * quantile)] ?? NaN;
}

/**
 * Times the same work by turns where all is well and elsewhere, until it is nowhere slower or as often
 * as is allowed.
 * @param time answers how long it took at an address, in milliseconds
 * @returns how many times as long as at `sound` it takes at each of the others
 */
export async function compareTimes<Name extends string>(
  sound: string,
  others: Readonly<Record<Name, string>>,
  time: (address: string) => Promise<number>,
  turns: { least: number; most: number },
): Promise<Record<string, number>> {
  const soundTimes: number[] = [];
  const timed = Object.entries<string>(others).map(([name, address]) => ({
    name,
    address,
    times: new Array<number>(),
  }));
  const getRatios = () =>
    Object.fromEntries(timed.map(({ name, times }) => [name, getLow(times) / getLow(soundTimes)]));
  for (let turn = 1; turn <= turns.most; turn += 1) {
    soundTimes.push(await time(sound));
    for (const { address, times } of timed) times.push(await time(address));
    const isSame = Object.values(getRatios()).every((ratio) => ratio <= mostOfSound);
    if (turn >= turns.least && isSame) break;
  }
  return getRatios();
}
