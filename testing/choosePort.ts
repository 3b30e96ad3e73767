import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/**
 * A free port for later: below those that the system assigns by itself (from 32,768 on Linux, from
 * 49,152 elsewhere), and above the last that browsers block (10,080).
 */
export function choosePort(): Promise<number> {
  const first = randomInt(10_081, 32_000);
  return getPort({ port: portNumbers(first, first + 500) });
}
