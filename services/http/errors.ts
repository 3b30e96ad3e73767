import type { Problem } from '@/contract/problem';
import type { MessageKey } from '@/locales/messageKey';

/**
 * An answer outside 200-299 (docs/behaviour.md 7). `problem` is null when the body was no problem
 * details.
 */
export class HttpError extends Error {
  constructor(
    readonly method: string,
    readonly url: string,
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    // Grouped by url, method and status (docs/behaviour.md 8); no body, which may be personal.
    super(`${method} ${url} answered ${status}`);
    this.name = 'HttpError';
  }
}

/**
 * Why no answer came: `malformed` is an answer that lacks what is needed; web reports `unreached` and
 * `reset` of the service that it forwards calls to. In each case it is unknown whether the call did
 * its work.
 */
type NoAnswerReason = 'timeout' | 'network' | 'malformed' | 'unreached' | 'reset';

export class NoAnswerError extends Error {
  constructor(
    readonly method: string,
    readonly url: string,
    readonly reason: NoAnswerReason,
  ) {
    super(`${method} ${url} got no answer (${reason})`);
    this.name = 'NoAnswerError';
  }
}

export const isCallError = (error: unknown): error is HttpError | NoAnswerError =>
  error instanceof HttpError || error instanceof NoAnswerError;

const transientStatuses = [408, 429];

export function isRefused(error: unknown): boolean {
  return (
    error instanceof HttpError &&
    error.status >= 400 &&
    error.status < 500 &&
    !transientStatuses.includes(error.status)
  );
}

/**
 * The text for a buyer who has to wait, with a time that is long enough.
 * @param seconds from the answer; absent: the answer names none
 */
export function getWaitKey(seconds = 60): MessageKey {
  if (seconds > 3_600) return 'failure.wait.day';
  if (seconds > 900) return 'failure.wait.hour';
  return seconds > 60 ? 'failure.wait.quarter' : 'failure.tooManyAttempts';
}

export function getFailureKey(error: unknown): MessageKey {
  if (error instanceof NoAnswerError && error.reason === 'timeout') return 'failure.slow';
  if (!(error instanceof HttpError)) {
    // Offline, the code of the first call cannot be loaded either, and that is no error of a call.
    if (!navigator.onLine) return 'failure.offline';
    const isAway = error instanceof NoAnswerError && error.reason === 'network';
    return isAway ? 'failure.unavailable' : 'failure.unexpected';
  }
  if (error.problem?.code === 'captcha_required') return 'failure.captcha';
  switch (error.status) {
    case 400:
    case 422:
      return 'failure.invalidFields';
    case 408:
    case 504:
      return 'failure.slow';
    case 429:
      return getWaitKey(error.problem?.retryAfter);
    case 502:
    case 503:
      return 'failure.unavailable';
    default:
      return 'failure.unexpected';
  }
}
