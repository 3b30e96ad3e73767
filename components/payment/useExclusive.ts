import { useCallback, useRef, useState } from 'react';

/**
 * Runs an action once at a time: a second click does nothing until the first is through. A ref
 * decides, because state arrives too late for a fast double click.
 */
export function useExclusive(): [
  run: (action: () => Promise<void>) => Promise<void>,
  isBusy: boolean,
] {
  const isLocked = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const run = useCallback(async (action: () => Promise<void>) => {
    if (isLocked.current) return;
    isLocked.current = true;
    setIsBusy(true);
    try {
      await action();
    } finally {
      isLocked.current = false;
      setIsBusy(false);
    }
  }, []);
  return [run, isBusy];
}
