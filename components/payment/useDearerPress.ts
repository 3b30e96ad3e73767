import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Only the browser knows what was chosen before. A press from before the page's code ran took what
 * the document said: where that was less, the press is forgotten.
 * @param amount in minor units: what the page takes
 */
export function useDearerPress(amount: number, onForgotten: (amount: number) => void): void {
  const [drawn] = useState(amount);
  const tell = useEffectEvent(onForgotten);
  useEffect(() => {
    const { earlyClicks } = window;
    if (!earlyClicks?.button || amount <= drawn) return;
    earlyClicks.button = null;
    tell(amount);
  }, [amount, drawn]);
}
