import { useEffect, useState } from 'react';

/** Whether the page has been open for a time. @param patience milliseconds */
export function useIsSlow(patience: number): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsSlow(true);
    }, patience);
    return () => {
      clearTimeout(timer);
    };
  }, [patience]);
  return isSlow;
}
