/** Waits between the deliveries of one webhook, in milliseconds. The last one repeats for ever. */
export const retryWaits = [
  1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 120_000, 300_000,
] as const satisfies readonly number[];

/** How long to wait after failed delivery number `failures` (from 1), in milliseconds. */
export function retryWait(failures: number, waits: readonly number[]): number {
  return waits[Math.min(failures, waits.length) - 1] ?? 0;
}
