import {
  Maskito,
  type MaskitoOptions,
  maskitoTransform,
  maskitoUpdateElement,
} from '@maskito/core';

/**
 * Puts a mask on an input and brings what it holds already into shape, with the caret after the
 * same character as before. Answers how to take it off again.
 */
export function attachMask(input: HTMLInputElement, options: MaskitoOptions): () => void {
  const { selectionEnd, selectionStart, value } = input;
  const selection = [selectionStart ?? value.length, selectionEnd ?? value.length] as const;
  maskitoUpdateElement(input, maskitoTransform({ value, selection }, options));
  const mask = new Maskito(input, options);
  return () => {
    mask.destroy();
  };
}
