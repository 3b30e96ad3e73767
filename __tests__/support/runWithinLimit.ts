import { runInNewContext } from 'node:vm';

/** Milliseconds; no measure of speed: it stops a run that would not end. */
const LIMIT = 20_000;

/**
 * Runs code that must not cost more than in proportion to its input. Stops code that takes quadratic
 * time on a long input, which the test runner itself could not interrupt.
 * @throws when the limit passes
 */
export function runWithinLimit<Result>(run: () => Result): Result {
  return runInNewContext('run()', { run }, { timeout: LIMIT }) as Result;
}
