import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/**
 * A free port, some time before it is listened on: none of those that the system hands out by itself,
 * from 32,768 on Linux and from 49,152 elsewhere, to whoever asks meanwhile, and above the last that
 * browsers do not call (10,080).
 */
export function choosePort(): Promise<number> {
  const first = randomInt(10_081, 32_000);
  return getPort({ port: portNumbers(first, first + 500) });
}
