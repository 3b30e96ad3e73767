/** Milliseconds. A page takes some seconds to arrive, so a smaller difference says nothing. */
const tolerance = 60_000;

/**
 * What to add to the buyer's clock to get the server's, in milliseconds: 0 while the two agree
 * within a minute.
 * @param serverTime the server's clock when it made the page
 * @param localTime the buyer's clock when the page arrived
 */
export function getClockOffset(serverTime: number, localTime: number): number {
  const difference = serverTime - localTime;
  return Math.abs(difference) > tolerance ? difference : 0;
}
