import { useEffect, useEffectEvent } from 'react';

const firstPollMs = 3_000;
const laterPollMs = 30_000;
const earlyMs = 3 * 60_000;

/**
 * Asks at once, then often for some minutes, then rarely, and whenever the buyer returns to the page.
 * @param ask is handed the milliseconds since the first time, and handles its own errors
 */
export function usePolling(isOpen: boolean, ask: (passedMs: number) => Promise<void>): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isOver = false;
    let isAsking = false;
    let timer: number | undefined;
    const start = Date.now();
    const poll = async () => {
      // A hidden page asks when the buyer returns to it.
      if (isAsking || document.hidden) return;
      isAsking = true;
      await askNow(Date.now() - start);
      isAsking = false;
      if (isOver) return;
      window.clearTimeout(timer);
      const isEarly = Date.now() - start < earlyMs;
      timer = window.setTimeout(() => void poll(), isEarly ? firstPollMs : laterPollMs);
    };
    const onReturn = () => void poll();
    document.addEventListener('visibilitychange', onReturn);
    void poll();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [isOpen]);
}
