import type { MaskitoOptions } from '@maskito/core';
import { digits } from './digits';

/** Browsers and password stores fill in MM/AAAA, and M/AA for the first months. */
const shorten = (text: string) =>
  text.replace(/^\s*(\d)\s*[/-]/, '0$1/').replace(/^\s*(\d{2})\s*[/-]?\s*20(\d{2})\s*$/, '$1/$2');

/** MM/AA. A first digit above 1 can only be a month of one digit: 5 becomes 05. */
export const expirationDateMask: MaskitoOptions = {
  mask: [/[01]/, /\d/, '/', ...digits(2)],
  preprocessors: [
    ({ elementState, data }, action) => {
      if (action === 'validation') {
        return { elementState: { ...elementState, value: shorten(elementState.value) } };
      }
      const isFirst = elementState.selection[0] === 0;
      return { elementState, data: shorten(isFirst ? data.replace(/^[2-9]$/, '0$&') : data) };
    },
  ],
};
