import type { MaskitoOptions } from '@maskito/core';
import { digits } from './digits';

/** 8 digits. */
export const dniMask: MaskitoOptions = { mask: digits(8) };
