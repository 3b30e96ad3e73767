import type { MessageKey } from '@/locales/messageKey';

/** A rule answers `undefined` for a valid value, else the key of the message to show. */
export type Rule = (value: string) => ValidationMessageKey | undefined;

/** The keys that a rule may answer with (docs/behaviour.md 5; texts in `locales/`). */
export type ValidationMessageKey = Extract<MessageKey, `validation.${string}`>;

/** Form libraries carry errors as plain strings; this tells our keys from anything else. */
export function isValidationMessageKey(error: string): error is ValidationMessageKey {
  return error.startsWith('validation.');
}
