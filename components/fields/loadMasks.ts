import type * as whenTyped from './whenTyped';

export const loadWhenTyped = () => import('./whenTyped');

type MaskName = Extract<keyof typeof whenTyped, `${string}Mask`>;

export const loadMask = (name: Exclude<MaskName, 'attachMask'>) => async () =>
  (await loadWhenTyped())[name];
