import { useEffect, useState } from 'react';

/** Whether the page has been open for longer than a threshold. @param thresholdMs milliseconds */
export function useIsSlow(thresholdMs: number): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsSlow(true);
    }, thresholdMs);
    return () => {
      clearTimeout(timer);
    };
  }, [thresholdMs]);
  return isSlow;
}
