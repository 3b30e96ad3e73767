import { useCallback, useRef, useState } from 'react';

/**
 * The result of an action that leads away from the page: it stays busy, and nothing is sent twice.
 */
export const leaving = 'leaving';

/** @param action returns `leaving` when it has left the page */
export type RunExclusively = (action: () => Promise<unknown>) => Promise<void>;

/**
 * Runs an action once at a time: a second click does nothing until the first is through. A ref
 * decides, because state arrives too late for a fast double click.
 */
export function useExclusive(): [run: RunExclusively, isBusy: boolean] {
  const isLocked = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const run = useCallback<RunExclusively>(async (action) => {
    if (isLocked.current) return;
    isLocked.current = true;
    setIsBusy(true);
    const end = () => {
      isLocked.current = false;
      setIsBusy(false);
    };
    try {
      if ((await action()) !== leaving) end();
    } catch (error) {
      end();
      throw error;
    }
  }, []);
  return [run, isBusy];
}
