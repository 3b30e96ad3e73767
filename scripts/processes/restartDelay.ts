const LONGEST_SECONDS = 30;

/** How long to wait before the nth start in a row after failures (1, 2, 3 …), in seconds: doubling. */
export function restartDelay(failures: number): number {
  return Math.min(2 ** (failures - 1), LONGEST_SECONDS);
}
