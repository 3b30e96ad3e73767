import type { MessageKey, TranslationValues } from '@/contexts/TranslationContext';
import { getFailureKey } from '@/services/http/getFailureKey';
import { HttpError } from '@/services/http/HttpError';

export interface CodeFailure {
  key: MessageKey;
  values: TranslationValues;
  /** Whether the code itself was refused: it is to be typed anew. */
  isRefused: boolean;
}

const refused = (key: MessageKey, values: TranslationValues = {}): CodeFailure => ({
  key,
  values,
  isRefused: true,
});

/** What to tell a buyer about a code that was not accepted. */
export function getCodeFailure(error: unknown): CodeFailure {
  const problem = error instanceof HttpError ? error.problem : null;
  switch (problem?.code) {
    case 'code_wrong':
      return problem.attemptsLeft === 1
        ? refused('phone.wrong.last')
        : refused('phone.wrong', { count: problem.attemptsLeft ?? 0 });
    case 'code_expired':
      return refused('phone.expired');
    case 'too_many_attempts':
      return refused('phone.exhausted');
    default:
      return { key: getFailureKey(error), values: {}, isRefused: false };
  }
}
