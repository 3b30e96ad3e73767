import type { MaskitoOptions } from '@maskito/core';
import { type RefCallback, useCallback, useEffect, useState } from 'react';
import type { FieldProps, InputAttributes } from './FieldFrame';
import { TextInput } from './TextField';
import { useFieldBinding } from './useFieldBinding';
import { loadWhenTyped } from './loadMasks';

interface MaskedFieldProps extends FieldProps, InputAttributes {
  /** Keep its identity between renders: a constant of the module, or `useCallback`. */
  mask: LoadMask;
}

export function MaskedField({ mask, ...props }: MaskedFieldProps) {
  const binding = useFieldBinding<string>(props.name);
  return <TextInput {...props} {...binding} {...useMask(mask, binding.value !== '')} />;
}

export type LoadMask = () => Promise<MaskitoOptions>;

interface MaskBinding {
  inputRef: RefCallback<HTMLInputElement>;
  onFocus: () => void;
}

/**
 * Masks an input from its first focus, or as soon as it holds text without the mask, as browsers fill
 * it in; until then no mask is loaded. Without the mask, for example offline, the field works as plain
 * text, and its form reads the value as the mask would show it.
 */
export function useMask(loadMask: LoadMask, isFilledIn: boolean): MaskBinding {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isWanted, setIsWanted] = useState(isFilledIn);
  if (isFilledIn && !isWanted) setIsWanted(true);
  const onFocus = useCallback(() => {
    setIsWanted(true);
  }, []);
  const inputRef = useCallback((element: HTMLInputElement | null) => {
    setInput(element);
    // The buyer may have focused the field before the page's code ran.
    if (element && element === document.activeElement) setIsWanted(true);
  }, []);

  useEffect(() => {
    if (!input || !isWanted) return undefined;
    let isCancelled = false;
    let detach = () => {
      isCancelled = true;
    };
    void Promise.all([loadWhenTyped(), loadMask()]).then(
      ([{ attachMask }, options]) => {
        if (!isCancelled) detach = attachMask(input, options);
      },
      () => undefined,
    );
    return () => {
      detach();
    };
  }, [input, isWanted, loadMask]);

  return { inputRef, onFocus };
}
