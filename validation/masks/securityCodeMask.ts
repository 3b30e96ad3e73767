import type { MaskitoOptions } from '@maskito/core';
import { digits } from './digits';

/** The digits of a card's security code. */
export function securityCodeMask(length: 3 | 4): MaskitoOptions {
  return { mask: digits(length) };
}
