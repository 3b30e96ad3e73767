import { runInNewContext } from 'node:vm';

/** Milliseconds: no measure of speed, but the end of what would not end. */
const LIMIT = 20_000;

/**
 * Runs what may cost no more than in proportion to its input. Cuts off what costs the square of a
 * long input, which the test runner itself could not interrupt.
 * @throws when the limit passes
 */
export function runWithinLimit<Result>(run: () => Result): Result {
  return runInNewContext('run()', { run }, { timeout: LIMIT }) as Result;
}
