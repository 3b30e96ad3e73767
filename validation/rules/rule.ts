import type { ValidationMessageKey } from '../validationMessageKey';

/** A rule answers `undefined` for a valid value, else the key of the message to show. */
export type Rule = (value: string) => ValidationMessageKey | undefined;
