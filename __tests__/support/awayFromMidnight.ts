import { setTimeout as wait } from 'node:timers/promises';

const dayMs = 86_400_000;
const closeMs = 60_000;
const brazilMs = 3 * 3_600_000;

/**
 * Waits for the next day when the current one is about to end in UTC or in Brazil: the date would
 * change during the test.
 */
export async function awayFromMidnight(): Promise<void> {
  for (const offsetMs of [0, brazilMs]) {
    const leftMs = dayMs - ((Date.now() - offsetMs) % dayMs);
    if (leftMs < closeMs) await wait(leftMs);
  }
}
