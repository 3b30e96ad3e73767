const day = 86_400_000;
/** Day zero of the factor; 1000 is the first one used, 9999 the last before it starts over. */
const dayZero = Date.UTC(1997, 9, 7);
const firstFactor = 1000;
const cycle = 9000;

/**
 * Due factor of a bank slip: days since 1997-10-07, starting over at 1000 on 2025-02-22.
 * @param dueDate YYYY-MM-DD, 2000-07-03 or later
 * @throws RangeError when there is no such day or it is too early
 */
export function dueFactor(dueDate: string): number {
  const time = Date.parse(`${dueDate}T00:00:00Z`);
  const days = (time - dayZero) / day;
  // The engine reads February 30 as March 2.
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(dueDate);
  if (!isDay || days < firstFactor) throw new RangeError(`No bank slip can be due on ${dueDate}.`);
  return firstFactor + ((days - firstFactor) % cycle);
}
