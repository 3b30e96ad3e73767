import { HttpError } from '../http/HttpError';
import { NoAnswerError } from '../http/NoAnswerError';

/** Answers that say what is wrong with a call, not with the product. */
const expectedStatuses: readonly number[] = [400, 401, 404, 422];

/**
 * How the browsers name a fetch that failed, of a call or of code, and a read that was refused, such
 * as `Failed to read the 'localStorage' property from 'Window'`.
 */
const outOfOurHands =
  /^(failed to fetch|load failed|networkerror|network error|failed to load chunk|loading chunk|failed to read|error reading)/i;

/**
 * Whether error reporting is told of an error (spec section 8): not of answers 400, 401, 404 and
 * 422, nor of fetch failures and read failures. A time limit that passed is reported.
 */
export function isReported(error: unknown): boolean {
  if (error instanceof HttpError) return !expectedStatuses.includes(error.status);
  if (error instanceof NoAnswerError) return error.reason !== 'network';
  return !(error instanceof Error && outOfOurHands.test(error.message));
}
