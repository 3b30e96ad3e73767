import type { MaskitoOptions } from '@maskito/core';

/** A run of digits in a mask. */
export function digits(count: number): RegExp[] {
  return Array.from({ length: count }, () => /\d/);
}

/** The six digits of a code sent by SMS; what is pasted loses its spaces. */
export const verificationCodeMask: MaskitoOptions = { mask: digits(6) };
