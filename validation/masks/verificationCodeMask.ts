import type { MaskitoOptions } from '@maskito/core';
import { digits } from './digits';

/** The six digits of a code sent by SMS; what is pasted loses its spaces. */
export const verificationCodeMask: MaskitoOptions = { mask: digits(6) };
