import type { MaskitoOptions } from '@maskito/core';
import { digits } from './digits';

/** Browsers fill in AAAA-MM-DD; people write 5/3/1990. */
const spellOut = (text: string) =>
  text
    .replace(/^\s*(\d{4})-(\d{2})-(\d{2})\s*$/, '$3/$2/$1')
    .replace(/^\s*(\d)\s*[/.-]/, '0$1/')
    .replace(/^\s*(\d{2})\s*[/.-]\s*(\d)\s*[/.-]/, '$1/0$2/');

/** DD/MM/AAAA */
export const birthDateMask: MaskitoOptions = {
  mask: [...digits(2), '/', ...digits(2), '/', ...digits(4)],
  preprocessors: [
    ({ elementState, data }, action) =>
      action === 'validation'
        ? { elementState: { ...elementState, value: spellOut(elementState.value) } }
        : { elementState, data: spellOut(data) },
  ],
};
