import type { MaskitoOptions } from '@maskito/core';
import { digits } from './digits';

/** 000.000.000-00 */
export const cpfMask: MaskitoOptions = {
  mask: [...digits(3), '.', ...digits(3), '.', ...digits(3), '-', ...digits(2)],
};
