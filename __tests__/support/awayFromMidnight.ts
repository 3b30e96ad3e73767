import { setTimeout as wait } from 'node:timers/promises';

const dayMs = 86_400_000;
/** Longer than whoever names a day takes until it is looked at. */
const closeMs = 60_000;
/** Brazil's midnight, after that of UTC. */
const brazilMs = 3 * 3_600_000;

/** Waits for the next day where one ends at any moment, in UTC or in Brazil: its name would change on the way. */
export async function awayFromMidnight(): Promise<void> {
  for (const offsetMs of [0, brazilMs]) {
    const leftMs = dayMs - ((Date.now() - offsetMs) % dayMs);
    if (leftMs < closeMs) await wait(leftMs);
  }
}
