import { useEffect, useState } from 'react';

const second = 1_000;

/**
 * Whole seconds until a moment of the server's clock, 0 once it has passed.
 * @param expiresAt ISO 8601
 * @param offset what to add to the buyer's clock to get the server's, in milliseconds
 */
export function useSecondsLeft(expiresAt: string, offset: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, second);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now - offset) / second));
}
