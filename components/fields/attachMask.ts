import {
  Maskito,
  type MaskitoOptions,
  maskitoTransform,
  maskitoUpdateElement,
} from '@maskito/core';

export function attachMask(input: HTMLInputElement, options: MaskitoOptions): () => void {
  const { selectionEnd, selectionStart, value } = input;
  const selection = [selectionStart ?? value.length, selectionEnd ?? value.length] as const;
  maskitoUpdateElement(input, maskitoTransform({ value, selection }, options));
  const mask = new Maskito(input, options);
  return () => {
    mask.destroy();
  };
}
