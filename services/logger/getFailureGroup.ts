import { HttpError } from '../http/HttpError';
import { NoAnswerError } from '../http/NoAnswerError';

/**
 * What puts the failures of a call together: url, method and status (spec section 8), or why there
 * was no answer. null: the error is not a call's.
 */
export function getFailureGroup(error: unknown): readonly string[] | null {
  if (error instanceof HttpError) return [error.url, error.method, String(error.status)];
  if (error instanceof NoAnswerError) return [error.url, error.method, error.reason];
  return null;
}
