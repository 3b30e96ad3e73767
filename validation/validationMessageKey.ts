import type { MessageKey } from '@/locales/messageKey';

/** The keys that a rule may answer with (spec section 5; texts in `locales/`). */
export type ValidationMessageKey = Extract<MessageKey, `validation.${string}`>;

/** Form libraries carry errors as plain strings; this tells our keys from anything else. */
export function isValidationMessageKey(error: string): error is ValidationMessageKey {
  return error.startsWith('validation.');
}
