/** Whole seconds from `now` to a moment, at least 0. @param moment milliseconds since 1970 */
export function secondsUntil(moment: number, now: Date): number {
  return Math.max(0, Math.ceil((moment - now.getTime()) / 1_000));
}
