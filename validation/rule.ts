import type { MessageKey } from '@/locales/messageKey';

/** A rule answers `undefined` for a valid value, else the key of the message to show. */
export type Rule = (value: string) => ValidationMessageKey | undefined;

export type ValidationMessageKey = Extract<MessageKey, `validation.${string}`>;

export function isValidationMessageKey(error: string): error is ValidationMessageKey {
  return error.startsWith('validation.');
}
