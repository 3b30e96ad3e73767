import { HttpError } from './HttpError';

/** Answers of the 400s that are about the moment, not about the call. */
const passing = [408, 429];

/** Whether the service answered that the call itself is at fault: asking again changes nothing. */
export function isRefused(error: unknown): boolean {
  return (
    error instanceof HttpError &&
    error.status >= 400 &&
    error.status < 500 &&
    !passing.includes(error.status)
  );
}
