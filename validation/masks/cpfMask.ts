import type { MaskitoOptions } from '@maskito/core';
import { digits } from './digits';

/** 000.000.000-00 */
export const cpfLayout = [...digits(3), '.', ...digits(3), '.', ...digits(3), '-', ...digits(2)];

export const cpfMask: MaskitoOptions = { mask: cpfLayout };
