import { useIsHydrated } from './useIsHydrated';

/** Whether the way back leads anywhere: not in a new tab. */
export const useHasPageBefore = () => useIsHydrated() && window.history.length > 1;
