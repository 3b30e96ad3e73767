import { useEffect, useState } from 'react';

const second = 1_000;

/** Whole seconds until a moment, 0 once it has passed. @param endsAt milliseconds of this clock */
export function useCountdown(endsAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => {
      setNow(Date.now());
    };
    // At once too: the time that was read last may be older than the moment is known.
    const first = setTimeout(tick);
    const timer = setInterval(tick, second);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [endsAt]);
  return Math.max(0, Math.ceil((endsAt - now) / second));
}
