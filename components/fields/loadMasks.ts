import type * as whenTyped from './whenTyped';

export const loadWhenTyped = () => import('./whenTyped');

type MaskName = Extract<keyof typeof whenTyped, `${string}Mask`>;

/** Brings a mask (`MaskedField`). */
export const loadMask = (name: Exclude<MaskName, 'attachMask'>) => async () =>
  (await loadWhenTyped())[name];
