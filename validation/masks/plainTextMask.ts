import type { MaskitoOptions } from '@maskito/core';
import { toPlainText } from '../text/toPlainText';

/** A double space is one too many: the caret goes on behind the space that is there. */
const FORMAT = /^(?:[\p{L}\p{M}\p{N}]+(?: [\p{L}\p{M}\p{N}]+)* ?)?$/u;

/**
 * Street, district, city, country and complement: punctuation that the rules of an address refuse
 * never gets in, so "Av. 24 de Julho, 1234" becomes "Av 24 de Julho 1234".
 */
export const plainTextMask: MaskitoOptions = {
  mask: FORMAT,
  preprocessors: [
    ({ elementState, data }, action) => {
      if (action === 'validation') {
        const value = toPlainText(elementState.value);
        return { elementState: { ...elementState, value } };
      }
      const isAfterSpace = /(?:^|\s)$/.test(elementState.value.slice(0, elementState.selection[0]));
      const text = toPlainText(`${isAfterSpace ? '' : 'a'}${data}`);
      return { elementState, data: isAfterSpace ? text : text.slice(1) };
    },
  ],
};
