import type { MaskitoOptions } from '@maskito/core';
import type { PostalCountry } from '../rules/validatePostalCode';
import { digits } from './digits';

const layouts: Record<PostalCountry, (RegExp | string)[]> = {
  BR: [...digits(5), '-', ...digits(3)],
  MZ: digits(4),
  PE: digits(5),
};

/** 00000-000 in Brazil, four digits in Mozambique, five in Peru. */
export function postalCodeMask(country: PostalCountry): MaskitoOptions {
  return { mask: layouts[country] };
}
