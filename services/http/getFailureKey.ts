import type { MessageKey } from '@/locales/messageKey';
import { HttpError } from './HttpError';
import { NoAnswerError } from './NoAnswerError';

/**
 * What to tell a buyer about a call that did not work out, when nothing more exact is known. Each
 * text says what to do and that nothing typed is lost.
 */
export function getFailureKey(error: unknown): MessageKey {
  if (error instanceof NoAnswerError && error.reason === 'timeout') return 'failure.slow';
  if (!(error instanceof HttpError)) {
    // Offline, the code of the first call cannot be had either, which is no error of a call.
    if (!navigator.onLine) return 'failure.offline';
    return error instanceof NoAnswerError ? 'failure.unavailable' : 'failure.unexpected';
  }
  switch (error.status) {
    case 400:
    case 422:
      return 'failure.invalidFields';
    case 408:
    case 504:
      return 'failure.slow';
    case 429:
      return 'failure.tooManyAttempts';
    case 502:
    case 503:
      return 'failure.unavailable';
    default:
      return 'failure.unexpected';
  }
}
