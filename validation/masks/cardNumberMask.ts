import type { MaskitoOptions } from '@maskito/core';
import { cardNumberGroups } from '../cards/cardNumberGroups';
import { detectCardCompany } from '../cards/detectCardCompany';
import { digits } from './digits';

/** 4-4-4-4, or as American Express and Diners print it once the number shows to be theirs. */
export const cardNumberMask: MaskitoOptions = {
  mask: ({ value }) =>
    cardNumberGroups(detectCardCompany(value)).flatMap((size, index) =>
      index === 0 ? digits(size) : [' ', ...digits(size)],
    ),
};
