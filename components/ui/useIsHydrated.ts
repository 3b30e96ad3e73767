import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's code runs yet. False on the server and in the first client render. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
