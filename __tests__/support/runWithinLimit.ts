import { runInNewContext } from 'node:vm';

/** Milliseconds: no measure of speed, but the end of what would not end. */
const LIMIT = 20_000;

/**
 * Runs what may cost no more than in proportion to its input. Given a long one, what costs the
 * square of it is cut off here, where the test runner itself could not interrupt it.
 * @throws when the limit passes
 */
export function runWithinLimit<Result>(run: () => Result): Result {
  return runInNewContext('run()', { run }, { timeout: LIMIT }) as Result;
}
